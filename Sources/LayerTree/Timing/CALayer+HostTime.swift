extension CALayer {
  /// The host of the layer's tree, even before the layer's addition to the tree is committed; nil without a host.
  package var hostOfTree: LayerHost? { host ?? root.links.hostOfRoot }

  /// Whether a host drives the time of the layer's tree.
  package var hasHostTime: Bool { hostOfTree != nil }

  /// Calls `body` at the current time of the tree's host and commits its changes.
  package func atHostTime<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard let hostOfTree else {
      defer { CATransaction.flush() }
      return try body()
    }
    return try hostOfTree.perform(body)
  }

  /// Calls `body` after a delay in seconds of the host's time; never if the tree isn't hosted.
  ///
  /// - Precondition: `delay` is 0 or more, not NaN.
  package func call(after delay: Double, _ body: @escaping () -> Void) {
    hostOfTree?.call(after: delay, body)
  }
}
