extension CALayer {
  /// Whoever gives the layer's tree its time, from the moment that the layer is in it; nil where nobody does.
  private var timekeeper: LayerHost? { host ?? root.hostOfRoot }

  /// Whether somebody gives the layer's tree its time.
  package var hasHostTime: Bool { timekeeper != nil }

  /// Calls `body` with the tree's time as the current one and commits what it changed.
  package func atHostTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let timekeeper else {
      defer { CATransaction.flush() }
      return try body()
    }
    return try timekeeper.perform(body)
  }

  /// Calls `body` when a delay in seconds is over in the tree's time; never where the tree has none.
  ///
  /// - Precondition: `delay` is a number, 0 or more.
  package func call(after delay: Double, _ body: @escaping () -> Void) {
    timekeeper?.call(after: delay, body)
  }
}
