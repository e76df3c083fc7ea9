public import QuartzCore

extension CALayer {
  /// The opacity by the name that views have for it, from 0, transparent, to 1, the default.
  ///
  /// It is `CALayer.opacity` itself: changing it animates the key path `opacity`, and a presentation layer
  /// has what an animation of that key path shows.
  public var alpha: CGFloat {
    get { CGFloat(opacity) }
    set { opacity = Float(newValue) }
  }
}
