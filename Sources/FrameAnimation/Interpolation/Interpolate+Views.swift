#if canImport(UIKit)
  public import MotionCore
  public import UIKit

  extension UIOffset: VectorValue {
    /// The horizontal and the vertical offset.
    public var vector: SIMD2<Double> { SIMD2(Double(horizontal), Double(vertical)) }
    /// Creates an offset from its vector.
    public init(vector: SIMD2<Double>) { self.init(horizontal: vector.x, vertical: vector.y) }
  }

  extension UIEdgeInsets: VectorValue {
    /// The insets of the top, left, bottom and right edge.
    public var vector: SIMD4<Double> { SIMD4(Double(top), Double(left), Double(bottom), Double(right)) }
    /// Creates insets from their vector.
    public init(vector: SIMD4<Double>) {
      self.init(top: vector.x, left: vector.y, bottom: vector.z, right: vector.w)
    }
  }

  /// Returns the color at a fraction of the distance between two colors, as `interpolate` does for colors of Core Graphics.
  ///
  /// With ``ColorMixing/hsb(_:)``, a color that was created from a hue keeps it: halfway from 1 to 0.7, the hue is 0.85.
  /// Dynamic colors are resolved with the current traits.
  public func interpolate(
    from start: UIColor, to end: UIColor, at fraction: Double, by mixing: ColorMixing = .automatic
  ) -> UIColor {
    if fraction == 0 { return start }
    if fraction == 1 { return end }
    if case .hsb(let hueWay) = mixing, let first = start.hsb, let last = end.hsb {
      let color = first.interpolated(to: last, at: fraction, hue: hueWay)
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

  /// Returns the value between two colors, offsets, or insets of UIKit; nil for other values.
  func interpolateViewValues(_ start: Any, _ end: Any, at fraction: Double) -> Any? {
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
  /// Returns nil without UIKit.
  func interpolateViewValues(_ start: Any, _ end: Any, at fraction: Double) -> Any? { nil }
#endif
