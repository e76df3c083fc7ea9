/// A shade of gray with an alpha, both 0…1 and not premultiplied.
public struct GrayColor: ColorModel {
  /// The components: white, alpha.
  public var components: SIMD2<Double>

  /// Creates a gray; `alpha` is 1 by default, opaque.
  public init(white: Double, alpha: Double = 1) { components = SIMD2(white, alpha) }

  /// Creates a gray of its components: white, alpha.
  public init(components: SIMD2<Double>) { self.components = components }

  /// How bright it is, from 0 for black to 1 for white.
  public var white: Double { components.x }
  /// How much it covers, from 0 for nothing to 1 for all.
  public var alpha: Double { components.y }

  /// The same gray as a color of red, green and blue.
  public var rgb: RGBColor { RGBColor(red: white, green: white, blue: white, alpha: alpha) }
}
