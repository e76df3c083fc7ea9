import CoreGraphics

// What a renderer needs that is handed a tree and times by its user.

extension LayerHost {
  /// Whether a layer may get a host: it's no presentation, lies in no other layer, and has no host yet.
  package static func canHost(_ layer: CALayer) -> Bool {
    layer.presentedModel == nil && layer.links.superlayer == nil && layer.hostOfRoot == nil
  }

  /// Sets the clock, earlier times included, as long as nothing is played or put off; otherwise moves time on, never
  /// back.
  package func begin(at time: Double) {
    if nextEventTime == nil {
      reset(to: time)
      perform {}
    } else {
      advance(to: max(time, now))
    }
  }

  /// When the tree will look different: now while an animation plays or changes wait to be committed, otherwise when
  /// the next one begins; infinity where none does.
  ///
  /// - Complexity: O(n) in the number of layers and animations.
  package var nextChangeTime: Double {
    guard TransactionStack.current.isIdle else { return now }
    var next = Double.infinity
    root.forEachInTree { layer in
      for attachment in layer.attached where attachment.state == .running {
        let interval = layer.mediaInterval(from: attachment.beginTime, length: attachment.activeLength)
        if interval.end > now { next = min(next, max(interval.start, now)) }
      }
    }
    return next
  }
}

extension CALayer {
  /// When what a host shows of the layer's tree will look different; infinity where nothing hosts it.
  package final var nextChangeTime: Double { host?.nextChangeTime ?? .infinity }
}
