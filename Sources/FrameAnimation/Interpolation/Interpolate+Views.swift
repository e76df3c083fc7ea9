#if canImport(UIKit)
  public import MotionCore
  public import UIKit

  extension UIOffset: VectorValue {
    /// The offsets to the right and downward.
    public var vector: SIMD2<Double> { SIMD2(Double(horizontal), Double(vertical)) }
    /// Creates an offset of its numbers.
    public init(vector: SIMD2<Double>) { self.init(horizontal: vector.x, vertical: vector.y) }
  }

  extension UIEdgeInsets: VectorValue {
    /// The insets of the upper, left, lower and right side.
    public var vector: SIMD4<Double> { SIMD4(Double(top), Double(left), Double(bottom), Double(right)) }
    /// Creates insets of their numbers.
    public init(vector: SIMD4<Double>) {
      self.init(top: vector.x, left: vector.y, bottom: vector.z, right: vector.w)
    }
  }

  /// Returns the color at a fraction of the way between two, as `interpolate` does for colors of Core Graphics.
  ///
  /// By hue, a color created from a hue has that one: from 1 down to 0.7 the way leads through 0.85. Dynamic colors
  /// are those of the current traits.
  public func interpolate(
    from start: UIColor, to end: UIColor, at fraction: Double, by mixing: ColorMixing = .automatic
  ) -> UIColor {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    if case .hsb(let way) = mixing, let first = start.hsb, let last = end.hsb {
      let color = first.interpolated(to: last, at: fraction, hue: way)
      return UIColor(
        hue: color.hue, saturation: color.saturation, brightness: color.brightness, alpha: color.alpha)
    }
    return UIColor(cgColor: interpolate(from: start.cgColor, to: end.cgColor, at: fraction, by: mixing))
  }

  extension UIColor {
    fileprivate var hsb: HSBColor? {
      var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha) else { return nil }
      return HSBColor(
        hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), alpha: Double(alpha)
      )
    }
  }

  /// What lies between two values of views: colors, and boxed offsets and insets; nil for any others.
  func mixtureOfViewValues(_ start: Any, _ end: Any, at fraction: Double) -> Any? {
    if let start = start as? UIColor, let end = end as? UIColor {
      return interpolate(from: start, to: end, at: fraction)
    }
    guard let start = start as? NSValue, let end = end as? NSValue else { return nil }
    if let start = start as? UIOffset, let end = end as? UIOffset {
      return NSValue(uiOffset: interpolate(from: start, to: end, at: fraction))
    }
    if let start = start as? UIEdgeInsets, let end = end as? UIEdgeInsets {
      return NSValue(uiEdgeInsets: interpolate(from: start, to: end, at: fraction))
    }
    return nil
  }
#else
  /// Nil: there are no views.
  func mixtureOfViewValues(_ start: Any, _ end: Any, at fraction: Double) -> Any? { nil }
#endif
