/// A color of red, green, blue and alpha, 0…1, encoded as sRGB is and not premultiplied.
///
/// Components outside 0…1 are kept: extended sRGB has them, and a curve may overshoot.
public struct RGBColor: ColorModel {
  /// The components: red, green, blue, alpha.
  public var components: SIMD4<Double>

  /// Creates a color; `alpha` is 1 by default, opaque.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    components = SIMD4(red, green, blue, alpha)
  }

  /// Creates a color of its components: red, green, blue, alpha.
  public init(components: SIMD4<Double>) { self.components = components }

  /// The share of red.
  public var red: Double { components.x }
  /// The share of green.
  public var green: Double { components.y }
  /// The share of blue.
  public var blue: Double { components.z }
  /// How much it covers, from 0 for nothing to 1 for all.
  public var alpha: Double { components.w }
}

// MARK: - Interpolation

extension RGBColor {
  /// Returns the color at a fraction of the way by hue, saturation and brightness, exact at both ends.
  public func interpolated(to end: RGBColor, at fraction: Double, hue: HueWay) -> RGBColor {
    if fraction == 0 || self == end { return self }
    if fraction == 1 { return end }
    return HSBColor(self).interpolated(to: HSBColor(end), at: fraction, hue: hue).rgb
  }
}
