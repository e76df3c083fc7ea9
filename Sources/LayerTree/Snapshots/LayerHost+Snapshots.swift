import MotionCore

extension LayerHost {
  /// Returns the snapshot of the tree at the current time; nil while a transaction has uncommitted changes.
  ///
  /// - Parameter crew: The threads that take the snapshot.
  func snapshot(_ crew: LayerCrew) -> TreeSnapshot? {
    guard TransactionStack.current.isIdle else { return nil }
    evaluateShown(crew)
    if retainedSnapshot.canBeUpdated(to: timeline) {
      retainedSnapshot.update(in: self, crew)
    } else {
      evaluate()
      var builder = TreeSnapshotBuilder(host: self, recorder: TreeRecorder(host: self))
      builder.append(root, store: nil, time: root.localTime(fromMediaTime: now))
      if let record = builder.recorder {
        retainedSnapshot = RetainedSnapshot(builder.layers, depth: builder.depth, record, in: self, crew)
      }
    }
    return retainedSnapshot.snapshot()
  }

  /// Evaluates the timeline at the host's time, if that isn't done yet, except for layers that are invisible in the retained
  /// snapshot.
  private func evaluateShown(_ crew: LayerCrew) {
    guard retainedSnapshot.isCurrent else { return evaluate() }
    if isStale || evaluatedTime != now { evaluateNeeded(crew) }
  }

  /// Evaluates what is needed since layers are shown again.
  func evaluateShownAgain(_ crew: LayerCrew) {
    if !isWhollyEvaluated { evaluateNeeded(crew) }
  }

  private func evaluateNeeded(_ crew: LayerCrew) {
    retainedSnapshot.updateNeeds(of: &timeline)
    crew.evaluateNeeded(&timeline, at: now)
    (evaluatedTime, isStale, isWhollyEvaluated) = (now, false, timeline.needsAllNumbers)
  }

  /// Returns the indices of the layers in the latest snapshot whose own values changed after the one with a stamp; nil
  /// if they aren't known.
  package func layers(changedAfter stamp: Int) -> [Int]? {
    retainedSnapshot.changes.layers(changedAfter: stamp)
  }

  /// Updates the retained snapshot after a change of a layer's values, or invalidates it.
  func layerChanged(_ layer: CALayer) {
    if !retainedSnapshot.update(layer) { invalidate() }
  }

  /// Removes a layer that leaves its superlayer from the retained snapshot, or invalidates the snapshot.
  func layerLeaves(_ layer: CALayer) {
    if !retainedSnapshot.remove(layer) { invalidate() }
    layer.forEachInTree { $0.snapshotLocation = .none }
  }

  /// Adds a layer that entered the tree to the retained snapshot, or invalidates the snapshot.
  func layerEntered(_ layer: CALayer) {
    if !retainedSnapshot.insert(layer, in: self) { invalidate() }
  }

  /// Invalidates the timeline's values and the retained snapshot after a change of layers, animations or clocks.
  func invalidate() {
    isStale = true
    retainedSnapshot.invalidate()
  }
}

extension LayerCrew {
  /// Evaluates the needed channels of a timeline.
  fileprivate func evaluateNeeded(_ timeline: inout MotionTimeline, at time: Double) {
    let partCount = partCount(ofBriefSteps: timeline.levelCount)
    timeline.evaluateNeeded(at: time, inParts: partCount, threadCount: threadCount) { count, call in
      share(count, { $0 }) { part, thread in call(part, thread) }
    }
  }
}
