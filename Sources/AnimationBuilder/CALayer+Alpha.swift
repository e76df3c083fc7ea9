public import QuartzCore

extension CALayer {
  /// The opacity, under the name of the property of `UIView`: from 0, transparent, to 1, the default.
  ///
  /// This is `CALayer.opacity` itself: a change animates the key path `opacity`, and a presentation layer returns the value
  /// of such an animation.
  public var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { opacity = Float(newValue) }
  }
}
