import MotionCore

extension LayerHost {
  /// Returns the snapshot of the tree at the current time; nil while a transaction has uncommitted changes.
  func snapshot() -> TreeSnapshot? {
    guard TransactionStack.current.isIdle else { return nil }
    evaluate()
    if retainedSnapshot.canBeUpdated(to: timeline) {
      retainedSnapshot.update(in: self)
    } else {
      var builder = TreeSnapshotBuilder(host: self, recorder: TreeRecorder(host: self))
      builder.append(root, store: nil, time: root.localTime(fromMediaTime: now))
      if let record = builder.recorder {
        retainedSnapshot = RetainedSnapshot(builder.layers, record, in: self)
      }
    }
    return retainedSnapshot.snapshot()
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

  /// Invalidates the timeline's values and the retained snapshot after a change of layers, animations or clocks.
  func invalidate() {
    isStale = true
    retainedSnapshot.invalidate()
  }
}
