public import QuartzCore

extension LayerAnimation where Kind: CAPropertyAnimation {
  /// Sets the layer's own value to the end value of the animation, immediately and without an implicit animation.
  ///
  /// The layer then keeps that value; its old value shows until the animation begins. The value at the end must follow from
  /// the animation: a `to` value, or a `from` value if it autoreverses. Without one, or with a value function or a path,
  /// this method has no effect.
  ///
  /// ```swift
  /// panel.animate { $0.position.y.value(to: 300, duration: 0.4).timingFunction(.easeOut).updatesModel() }
  /// ```
  @discardableResult
  public func updatesModel() -> Self {
    updates.apply(caAnimation)
    return self
  }
}
