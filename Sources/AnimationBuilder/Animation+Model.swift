public import QuartzCore

extension Animation where Kind: CAPropertyAnimation {
  /// Sets the layer's own value to what shows at the end, at once and without an implicit animation, so that it stays.
  ///
  /// Until the animation begins, the value so far shows. It has to be known what shows at the end: an end value, or a begin
  /// value where it autoreverses; values of a function or along a path don't count. Otherwise it has no effect.
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
