/// A color of red, green, blue and alpha, 0…1, in encoded sRGB and not premultiplied.
///
/// Components outside 0…1 are preserved, because extended sRGB has them and a curve may overshoot.
public struct RGBColor: ColorModel {
  /// The components: red, green, blue, alpha.
  public var components: SIMD4<Double>

  /// Creates a color. The default alpha of 1 is opaque.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    components = SIMD4(red, green, blue, alpha)
  }

  /// Creates a color from its components: red, green, blue, alpha.
  public init(components: SIMD4<Double>) { self.components = components }

  /// The red component.
  public var red: Double { components.x }
  /// The green component.
  public var green: Double { components.y }
  /// The blue component.
  public var blue: Double { components.z }
  /// The opacity, from 0 for transparent to 1 for opaque.
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
