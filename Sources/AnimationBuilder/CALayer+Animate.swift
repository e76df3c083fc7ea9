public import QuartzCore

// An extension of the protocol, since only there `Self` may be a parameter: the class of the layer at the call.
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
  /// They show while they last; then the layer's own values show again. Set those beforehand, or let
  /// ``Animation/updatesModel()`` do it.
  ///
  /// - Parameters:
  ///   - key: What they are added by; what has the key is removed, even if nothing is built. Default nil, none.
  ///   - build: What they are; it's called once, with a maker for the layer's own class.
  public func animate(forKey key: String? = nil, by build: (AnimationsMaker<Self>) -> Void) {
    let maker = AnimationsMaker(layer: self)
    build(maker)
    maker.addToLayer(forKey: key)
  }
}
