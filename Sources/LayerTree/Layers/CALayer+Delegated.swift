import CoreGraphics

// What a delegate that answers for layers' actions has to know.

extension CALayer {
  /// The layer's own time where it is, or will be from the next commit on.
  package final var ownTime: Double {
    let time = host?.now ?? root.hostOfRoot?.now ?? CACurrentMediaTime()
    return localTime(fromMediaTime: time)
  }

  /// The animation with a key that a host plays; not one that waits for the commit.
  package final func playingAnimation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key && $0.state == .running }?.animation
  }

  /// Whether an animation of a key path waits for the commit.
  package final func isAboutToAnimate(_ keyPath: String) -> Bool { hasAnimation(of: keyPath, .pending) }

  /// Whether a host plays an animation of a key path.
  package final func isAnimating(_ keyPath: String) -> Bool { hasAnimation(of: keyPath, .running) }

  private func hasAnimation(of keyPath: String, _ state: AttachedAnimation.State) -> Bool {
    attached.contains { $0.state == state && ($0.animation as? CAPropertyAnimation)?.keyPath == keyPath }
  }
}

extension CATransaction {
  /// Opens the implicit transaction where none is open: what ends inside of it doesn't commit.
  package static func openImplicitly() { TransactionStack.current.openImplicitly() }
}
