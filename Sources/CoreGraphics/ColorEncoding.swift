import Foundation

/// What the components of a color space mean.
///
/// All spaces meet in light of the primaries of sRGB, where amounts below 0 and above 1 stand for colors that
/// sRGB can't show.
struct ColorEncoding: Hashable, Sendable {
  enum Model: Hashable, Sendable {
    case gray
    case rgb(RGBPrimaries)
    /// Ink amounts that each take away their complement of encoded sRGB, without regard to any real ink.
    case cmyk
  }

  let model: Model
  let curve: TransferCurve
  /// Whether components outside 0…1 have a meaning.
  let isExtended: Bool
  /// From light of the space's primaries to light of sRGB's, and back.
  private let toSRGB, fromSRGB: ColorMatrix

  init(_ model: Model, _ curve: TransferCurve, isExtended: Bool = false) {
    self.model = model
    self.curve = curve
    self.isExtended = isExtended
    toSRGB = if case .rgb(let primaries) = model { primaries.toLinearSRGB } else { .identity }
    fromSRGB = toSRGB.inverse
  }
}

// MARK: - To and from light

extension ColorEncoding {
  /// The share of red, green and blue light of sRGB in luminance.
  private static let luminance = Tristimulus(0.2126, 0.7152, 0.0722)

  /// The light that components without alpha stand for.
  func light(of components: ArraySlice<CGFloat>) -> Tristimulus {
    toSRGB.apply(curve.decode(encoded(components)))
  }

  /// The components of encoded sRGB that look the same, outside 0…1 where sRGB can't show them.
  func encodedSRGB(of components: ArraySlice<CGFloat>) -> Tristimulus {
    // Decoding and encoding again would cost exactness.
    if curve == .sRGB, toSRGB == .identity { return encoded(components) }
    return TransferCurve.sRGB.encode(light(of: components))
  }

  /// The components without alpha that stand for light, within 0…1 unless the space is extended.
  func components(of light: Tristimulus) -> [CGFloat] {
    let components: [Double]
    switch model {
    case .gray:
      components = [curve.encode((light * Self.luminance).sum())]
    case .rgb:
      let encoded = curve.encode(fromSRGB.apply(light))
      components = [encoded.x, encoded.y, encoded.z]
    case .cmyk:
      components = Self.ink(of: curve.encode(light).clamped(lowerBound: .zero, upperBound: .one))
    }
    return components.map { isExtended ? $0 : min(max($0, 0), 1) }
  }

  /// Red, green and blue of the space's own primaries, still encoded.
  private func encoded(_ components: ArraySlice<CGFloat>) -> Tristimulus {
    let first = components.startIndex
    if case .gray = model { return Tristimulus(repeating: components[first]) }
    let three = Tristimulus(components[first], components[first + 1], components[first + 2])
    if case .cmyk = model { return (1 - three) * (1 - components[first + 3]) }
    return three
  }

  /// Ink with as much black as the color allows.
  private static func ink(of encoded: Tristimulus) -> [Double] {
    let most = encoded.max()
    guard most > 0 else { return [0, 0, 0, 1] }
    let ink = 1 - encoded / most
    return [ink.x, ink.y, ink.z, 1 - most]
  }
}

extension TransferCurve {
  fileprivate func decode(_ encoded: Tristimulus) -> Tristimulus {
    Tristimulus(decode(encoded.x), decode(encoded.y), decode(encoded.z))
  }

  fileprivate func encode(_ light: Tristimulus) -> Tristimulus {
    Tristimulus(encode(light.x), encode(light.y), encode(light.z))
  }
}
