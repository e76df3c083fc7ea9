import MotionCore

extension LayerHost {
  /// The layers of the tree as they show now; nil while changes wait to be committed.
  func shownLayers() -> [LayerSnapshot]? {
    guard TransactionStack.current.isIdle else { return nil }
    evaluate()
    if shown.canFollow(timeline) {
      shown.update(in: self)
    } else {
      var builder = TreeSnapshotBuilder(host: self, recorder: TreeRecorder(host: self))
      builder.append(root, store: nil, time: root.localTime(fromMediaTime: now))
      if let record = builder.recorder { shown = ShownTree(builder.layers, record, in: self) }
    }
    return shown.layers
  }

  /// Layers, animations or clocks changed.
  func invalidate() {
    isStale = true
    shown.invalidate()
  }
}
