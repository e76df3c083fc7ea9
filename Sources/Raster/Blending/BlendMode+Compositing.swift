extension BlendMode {
  /// Returns a source pixel composited onto a backdrop pixel, both premultiplied, rounded to the nearest
  /// 1/255.
  func composite(_ source: UInt32, onto backdrop: UInt32) -> UInt32 {
    let a = UInt32(Pixel.alpha(source))
    let b = UInt32(Pixel.alpha(backdrop))
    func sum(_ sourceFactor: UInt32, _ backdropFactor: UInt32) -> UInt32 {
      Pixel.weightedSum(source, sourceFactor, backdrop, backdropFactor)
    }
    switch self {
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

  /// Composites by the modes that mix straight colors.
  private func blend(_ source: UInt32, onto backdrop: UInt32) -> UInt32 {
    let s = StraightColor(source)
    let d = StraightColor(backdrop)
    let both = s.alpha * d.alpha
    let mixture = isSeparable ? mixSeparately(s.components, d.components) : mix(s.components, d.components)
    let sourceOnly = s.components * (s.alpha - both)
    let backdropOnly = d.components * (d.alpha - both)
    return StraightColor.pixel(
      premultiplied: sourceOnly + backdropOnly + mixture * both, alpha: s.alpha + d.alpha - both)
  }

  private var isSeparable: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: false
    default: true
    }
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

// MARK: - Mixing straight colors, by the formulas of the W3C's Compositing and Blending Level 1

extension BlendMode {
  private func mixSeparately(_ source: SIMD3<Double>, _ backdrop: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3(mix(source.x, backdrop.x), mix(source.y, backdrop.y), mix(source.z, backdrop.z))
  }

  private func mix(_ s: Double, _ d: Double) -> Double {
    switch self {
    case .multiply: s * d
    case .screen: s + d - s * d
    case .overlay: BlendMode.hardLight.mix(d, s)
    case .darken: min(s, d)
    case .lighten: max(s, d)
    case .colorDodge: d <= 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
    case .colorBurn: d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
    case .hardLight: s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
    case .softLight: BlendMode.softLight(s, d)
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

  private func mix(_ s: SIMD3<Double>, _ d: SIMD3<Double>) -> SIMD3<Double> {
    switch self {
    case .hue: s.withSaturation(d.saturation).withLuminosity(d.luminosity)
    case .saturation: d.withSaturation(s.saturation).withLuminosity(d.luminosity)
    case .color: s.withLuminosity(d.luminosity)
    default: d.withLuminosity(s.luminosity)
    }
  }
}

extension SIMD3<Double> {
  fileprivate var luminosity: Double { 0.3 * x + 0.59 * y + 0.11 * z }

  fileprivate var saturation: Double { self.max() - self.min() }

  fileprivate func withSaturation(_ saturation: Double) -> Self {
    let range = self.saturation
    return range > 0 ? (self - self.min()) * (saturation / range) : .zero
  }

  /// Returns the color with another luminosity, moved toward gray as far as components would leave 0…1.
  fileprivate func withLuminosity(_ luminosity: Double) -> Self {
    var result = self + (luminosity - self.luminosity)
    let (low, high) = (result.min(), result.max())
    if low < 0 { result = luminosity + (result - luminosity) * (luminosity / (luminosity - low)) }
    if high > 1 { result = luminosity + (result - luminosity) * ((1 - luminosity) / (high - luminosity)) }
    return result
  }
}
