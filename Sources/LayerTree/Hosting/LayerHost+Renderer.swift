import CoreGraphics

// Support for renderers whose users supply the layer tree and the times.

extension LayerHost {
  /// Whether a layer can get a host: it isn't a presentation, and it has no superlayer and no host.
  package static func canHost(_ layer: CALayer) -> Bool {
    layer.presentedModel == nil && layer.links.superlayer == nil && layer.links.hostOfRoot == nil
  }

  /// Sets the clock to any time if no events are queued; otherwise advances it, never backward.
  package func begin(at time: Double) {
    if nextEventTime == nil {
      reset(to: time)
      _ = updateDeferringLayers()
      perform {}
    } else {
      advance(to: max(time, now))
    }
  }

  /// The next time at which the tree's appearance can change; infinity if nothing is scheduled.
  ///
  /// That's now while an animation runs or a transaction has uncommitted changes, otherwise the begin time of the next
  /// animation.
  ///
  /// - Complexity: O(n) in the number of layers and animations.
  package var nextChangeTime: Double {
    guard TransactionStack.current.isIdle else { return now }
    var next = Double.infinity
    root.forEachInTree { layer in
      for attachment in layer.attached where attachment.state == .running {
        let interval = layer.committedMediaInterval(
          from: attachment.beginTime, length: attachment.activeLength, in: self)
        if interval.end > now { next = min(next, max(interval.start, now)) }
      }
    }
    return next
  }
}

extension CALayer {
  /// The next time at which the appearance of the layer's tree can change; infinity without a host.
  package final var nextChangeTime: Double { host?.nextChangeTime ?? .infinity }
}
