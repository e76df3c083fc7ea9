import CoreGraphics

// State for delegates that provide the actions of layers.

extension CALayer {
  /// The layer's local time in its host, including a host that takes effect only at the next commit.
  package final var currentLocalTime: Double {
    let time = host?.now ?? root.links.hostOfRoot?.now ?? CACurrentMediaTime()
    return localTime(fromMediaTime: time)
  }

  /// Returns the running animation with a key; animations that still wait for the commit don't count.
  package final func playingAnimation(forKey key: String) -> CAAnimation? {
    attached.first { $0.key == key && $0.state == .running }?.animation
  }

  /// Whether an animation of a key path will start at the commit.
  package final func isAboutToAnimate(_ keyPath: String) -> Bool { hasAnimation(of: keyPath, .pending) }

  /// Whether an animation of a key path is running.
  package final func isAnimating(_ keyPath: String) -> Bool { hasAnimation(of: keyPath, .running) }

  private func hasAnimation(of keyPath: String, _ state: AttachedAnimation.State) -> Bool {
    attached.contains { $0.state == state && ($0.animation as? CAPropertyAnimation)?.keyPath == keyPath }
  }
}

extension CATransaction {
  /// Opens the implicit transaction if no transaction is open, so that nested transactions don't commit on their own.
  package static func openImplicitly() { TransactionStack.current.openImplicitly() }
}
