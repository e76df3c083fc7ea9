/// A shade of gray with an alpha, both 0…1 and not premultiplied.
public struct GrayColor: ColorModel {
  /// The components: white, alpha.
  public var components: SIMD2<Double>

  /// Creates a gray color. The default alpha of 1 is opaque.
  public init(white: Double, alpha: Double = 1) { components = SIMD2(white, alpha) }

  /// Creates a gray color from its components: white, alpha.
  public init(components: SIMD2<Double>) { self.components = components }

  /// The brightness, from 0 for black to 1 for white.
  public var white: Double { components.x }
  /// The opacity, from 0 for transparent to 1 for opaque.
  public var alpha: Double { components.y }

  /// The same color as red, green and blue.
  public var rgb: RGBColor { RGBColor(red: white, green: white, blue: white, alpha: alpha) }
}
