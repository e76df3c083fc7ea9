package import Raster

extension Color {
  /// The color at a fraction of the way to another one, mixed as components of the Generic RGB space of gamma
  /// 1.8, alpha by itself.
  ///
  /// That is how gradient layers are drawn into a context (`ground-truth.md` 3.2). Exact at both ends.
  package static func mixedInGenericRGB(_ first: Color, _ second: Color, _ fraction: Double) -> Color {
    if fraction <= 0 { return first }
    if fraction >= 1 { return second }
    let (start, end) = (first.inGenericRGB, second.inGenericRGB)
    let mixed = genericRGB.encodedSRGB(of: start + (end - start) * fraction)
    return Color(
      red: mixed.x, green: mixed.y, blue: mixed.z,
      alpha: first.alpha + (second.alpha - first.alpha) * fraction)
  }

  private static let genericRGB = ColorEncoding(.rgb(.genericRGB), .gamma(1.8), isExtended: true)
  private static let sRGB = ColorEncoding(.rgb(.sRGB), .sRGB, isExtended: true)

  private var inGenericRGB: ColorEncoding.Components {
    Self.sRGB.convert(ColorEncoding.Components(red, green, blue, 0), to: Self.genericRGB)
  }
}
