// The modes that mix straight colors, by the formulas of the W3C's Compositing and Blending Level 1:
//
//     S·(1 − b) + D·(1 − a) + a·b·f(S/a, D/b)
//
// Each f is multiplied out with a·b, so that most modes need no division: a·b·(S/a)·(D/b), for example, is S·D.
// With components from 0 to 255, every term is then 255² times its value, and in most modes an exact integer.

extension BlendMode {
  /// Whether the mode applies a function to the straight colors of source and backdrop.
  @inline(__always)
  var mixesColors: Bool {
    switch self {
    case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity:
      true
    default: false
    }
  }

  /// Returns four pixels blended onto four others.
  func mixed(_ source: ComponentQuad, _ backdrop: ComponentQuad) -> PixelQuad {
    let mixture = isSeparable ? separateMixture(source, backdrop) : colorMixture(source, backdrop)
    let (sourceOnly, backdropOnly) = (255 - backdrop.alpha, 255 - source.alpha)
    let sum = ComponentQuad(
      red: source.red * sourceOnly + backdrop.red * backdropOnly + mixture.red,
      green: source.green * sourceOnly + backdrop.green * backdropOnly + mixture.green,
      blue: source.blue * sourceOnly + backdrop.blue * backdropOnly + mixture.blue,
      alpha: source.alpha * sourceOnly + backdrop.alpha * 255)
    return PixelQuad(sum.pixels)
  }

  private var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
  }

  @inline(__always)
  private func separateMixture(_ source: ComponentQuad, _ backdrop: ComponentQuad) -> ColorQuad {
    let (a, b) = (source.alpha, backdrop.alpha)
    return ColorQuad(
      red: mixture(source.red, backdrop.red, a, b), green: mixture(source.green, backdrop.green, a, b),
      blue: mixture(source.blue, backdrop.blue, a, b))
  }

  /// Returns a·b·f(S/a, D/b) for one component.
  private func mixture(
    _ s: ComponentQuad.Lanes, _ d: ComponentQuad.Lanes, _ a: ComponentQuad.Lanes, _ b: ComponentQuad.Lanes
  ) -> ComponentQuad.Lanes {
    switch self {
    case .multiply: s * d
    case .screen: s * b + d * a - s * d
    case .overlay: Self.hardLight(a, b, s, d, where: d + d .<= b)
    case .darken: (s * b).lesser(d * a)
    case .lighten: (s * b).greater(d * a)
    case .colorDodge: Self.ratio(a * a * d, a - s).lesser(a * b)
    case .colorBurn: a * b - Self.ratio(a * a * (b - d), s).lesser(a * b)
    case .hardLight: Self.hardLight(a, b, s, d, where: s + s .<= a)
    case .softLight: Self.softLight(s, d, a, b)
    case .difference: (s * b).greater(d * a) - (s * b).lesser(d * a)
    case .exclusion: s * b + d * a - 2 * s * d
    default: s * b
    }
  }

  /// Returns the quotients of a number and a divisor that is 0 or at least 1: enormous where the divisor is 0, but 0
  /// where both are.
  @inline(__always)
  private static func ratio(
    _ number: ComponentQuad.Lanes, _ divisor: ComponentQuad.Lanes
  ) -> ComponentQuad.Lanes { number / divisor.greater(ComponentQuad.Lanes(repeating: 0x1p-20)) }

  /// Returns twice the product of two colors where it darkens, and a screen elsewhere.
  @inline(__always)
  private static func hardLight(
    _ a: ComponentQuad.Lanes, _ b: ComponentQuad.Lanes, _ s: ComponentQuad.Lanes, _ d: ComponentQuad.Lanes,
    where darkens: SIMDMask<SIMD4<Int32>>
  ) -> ComponentQuad.Lanes {
    (a * b - 2 * (a - s) * (b - d)).replacing(with: 2 * s * d, where: darkens)
  }

  @inline(__always)
  private static func softLight(
    _ s: ComponentQuad.Lanes, _ d: ComponentQuad.Lanes, _ a: ComponentQuad.Lanes, _ b: ComponentQuad.Lanes
  ) -> ComponentQuad.Lanes {
    let straight = ratio(d, b)
    let dark = ((16 * straight - 12) * straight + 4) * d
    let lightened = (d * b).squareRoot().replacing(with: dark, where: 4 * d .<= b)
    let change = (lightened - d).replacing(with: d * (1 - straight), where: s + s .<= a)
    return a * d + (s + s - a) * change
  }

  // All colors have the same scale a·b, which the functions of whole colors keep.
  private func colorMixture(_ source: ComponentQuad, _ backdrop: ComponentQuad) -> ColorQuad {
    let s = ColorQuad(source).scaled(by: backdrop.alpha)
    let d = ColorQuad(backdrop).scaled(by: source.alpha)
    let white = source.alpha * backdrop.alpha
    return switch self {
    case .hue: s.withSaturation(d.saturation).withLuminosity(d.luminosity, white: white)
    case .saturation: d.withSaturation(s.saturation).withLuminosity(d.luminosity, white: white)
    case .color: s.withLuminosity(d.luminosity, white: white)
    default: d.withLuminosity(s.luminosity, white: white)
    }
  }
}
