public import QuartzCore

// This extends the protocol because a method of a class can't have `Self`, the layer's class, in its parameters.
extension CAMediaTiming where Self: CALayer {
  /// Builds animations of the layer and adds them.
  ///
  /// ```swift
  /// ring.animate(forKey: "state") {
  ///   $0.strokeStart.value(from: 0, to: 1, duration: 1).delay(0.5)
  ///   $0.strokeEnd.value(from: 0, to: 1, duration: 1)
  ///   $0.timingFunction(.easeInOut).repeat(count: .infinity)
  /// }
  /// ```
  ///
  /// When they have ended, the layer shows its own values again. Set those before, or call
  /// ``LayerAnimation/updatesModel()``.
  ///
  /// - Parameters:
  ///   - key: The key of the animations; an animation with the same key is removed, even if nothing is built. Default nil,
  ///     for none.
  ///   - build: Builds the animations; called once with a builder for the layer's class.
  public func animate(forKey key: String? = nil, by build: (AnimationsMaker<Self>) -> Void) {
    let maker = AnimationsMaker(layer: self)
    build(maker)
    maker.addToLayer(forKey: key)
  }
}
