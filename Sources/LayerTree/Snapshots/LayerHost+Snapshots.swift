import MotionCore

extension LayerHost {
  /// Returns the snapshots of the tree's layers at the current time; nil while a transaction has uncommitted changes.
  func layerSnapshots() -> [LayerSnapshot]? {
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
    return retainedSnapshot.layers
  }

  /// Invalidates the timeline's values and the retained snapshot after a change of layers, animations or clocks.
  func invalidate() {
    isStale = true
    retainedSnapshot.invalidate()
  }
}
