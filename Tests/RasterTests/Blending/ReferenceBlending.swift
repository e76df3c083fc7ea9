@testable import Raster

/// The composite of one pixel onto another, by the formulas of the blend modes in straight colors.
///
/// It's slow and obvious; the renderer's results are compared with it.
struct ReferenceBlending {
  let mode: BlendMode

  func composite(_ source: UInt32, onto backdrop: UInt32) -> UInt32 {
    let a = source >> 24
    let b = backdrop >> 24
    func sum(_ sourceFactor: UInt32, _ backdropFactor: UInt32) -> UInt32 {
      Pixel.weightedSum(source, sourceFactor, backdrop, backdropFactor)
    }
    switch mode {
    case .normal: return Pixel.over(source, backdrop)
    case .clear: return 0
    case .copy: return source
    case .sourceIn: return sum(b, 0)
    case .sourceOut: return sum(255 - b, 0)
    case .sourceAtop: return sum(b, 255 - a)
    case .destinationOver: return sum(255 - b, 255)
    case .destinationIn: return sum(0, a)
    case .destinationOut: return sum(0, 255 - a)
    case .destinationAtop: return sum(255 - b, a)
    case .xor: return sum(255 - b, 255 - a)
    case .plusLighter: return Pixel.combined(source, backdrop) { min(255, $0 + $1) }
    case .plusDarker:
      let alpha = min(255, a + b)
      let lack = a + b - alpha
      return Pixel.combined(source, backdrop) { $0 + $1 > lack ? $0 + $1 - lack : 0 } & 0x00ff_ffff
        | alpha << 24
    default: return blend(source, onto: backdrop)
    }
  }

  private func blend(_ source: UInt32, onto backdrop: UInt32) -> UInt32 {
    let s = StraightColor(source)
    let d = StraightColor(backdrop)
    let both = s.alpha * d.alpha
    let sourceOnly = s.components * (s.alpha - both)
    let backdropOnly = d.components * (d.alpha - both)
    return StraightColor.pixel(
      premultiplied: sourceOnly + backdropOnly + mixture(s.components, d.components) * both,
      alpha: s.alpha + d.alpha - both)
  }

  private func mixture(_ s: SIMD3<Double>, _ d: SIMD3<Double>) -> SIMD3<Double> {
    switch mode {
    case .hue: s.withSaturation(d.saturation).withLuminosity(d.luminosity)
    case .saturation: d.withSaturation(s.saturation).withLuminosity(d.luminosity)
    case .color: s.withLuminosity(d.luminosity)
    case .luminosity: d.withLuminosity(s.luminosity)
    default: SIMD3(mix(s.x, d.x), mix(s.y, d.y), mix(s.z, d.z))
    }
  }

  private func mix(_ s: Double, _ d: Double) -> Double {
    switch mode {
    case .multiply: s * d
    case .screen: s + d - s * d
    case .overlay: ReferenceBlending(mode: .hardLight).mix(d, s)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .colorDodge: d <= 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .softLight: Self.softLight(s, d)
    case .difference: abs(s - d)
    case .exclusion: s + d - 2 * s * d
    default: s
    }
  }

  private static func softLight(_ s: Double, _ d: Double) -> Double {
    if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
    let lightened = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
    return d + (2 * s - 1) * (lightened - d)
  }
}

extension BlendMode {
  /// Returns a partly covered pixel blended onto another one: the backdrop, the composite, or a mixture.
  func blended(_ source: UInt32, onto backdrop: UInt32, coverage: UInt8) -> UInt32 {
    if self == .normal { return Pixel.over(Pixel.scaled(source, by: coverage), backdrop) }
    let composite = composite(source, onto: backdrop)
    return Pixel.scaled(composite, by: coverage) &+ Pixel.scaled(backdrop, by: 255 &- coverage)
  }
}

/// Three straight components from 0 to 1, and the alpha.
private struct StraightColor {
  var components: SIMD3<Double>
  var alpha: Double

  init(_ pixel: UInt32) {
    let bytes = SIMD3(Double(pixel & 255), Double((pixel >> 8) & 255), Double((pixel >> 16) & 255))
    alpha = Double(pixel >> 24) / 255
    components = alpha > 0 ? bytes / (255 * alpha) : .zero
  }

  /// Returns a pixel rounded to the nearest 1/255. No component exceeds the alpha.
  static func pixel(premultiplied components: SIMD3<Double>, alpha: Double) -> UInt32 {
    let alpha = UInt32(Color.byte(alpha))
    func byte(_ value: Double) -> UInt32 { min(UInt32(Color.byte(value)), alpha) }
    return byte(components.x) | byte(components.y) << 8 | byte(components.z) << 16 | alpha << 24
  }
}

extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Double { self.max() - self.min() }

  fileprivate func withSaturation(_ saturation: Double) -> Self {
    let range = self.saturation
    return range > 0 ? (self - self.min()) * (saturation / range) : .zero
  }

  fileprivate func withLuminosity(_ luminosity: Double) -> Self {
    var result = self + (luminosity - self.luminosity)
    let (low, high) = (result.min(), result.max())
    if low < 0 { result = luminosity + (result - luminosity) * (luminosity / (luminosity - low)) }
    if high > 1 { result = luminosity + (result - luminosity) * ((1 - luminosity) / (high - luminosity)) }
    return result
  }
}
