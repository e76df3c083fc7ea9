import Foundation

/// The relation between the components of a color space and light.
///
/// Conversions go through linear light of sRGB's primaries, where amounts below 0 and above 1 represent colors
/// outside of sRGB's gamut.
struct ColorEncoding: Hashable, Sendable {
  /// Components without alpha; elements that the model doesn't use are ignored.
  typealias Components = SIMD4<Double>

  enum Model: Hashable, Sendable {
    case gray
    case rgb(RGBPrimaries)
    /// Ink amounts that are subtracted from the complementary components of encoded sRGB, regardless of the
    /// properties of real ink.
    case cmyk
  }

  let model: Model
  let curve: TransferCurve
  /// Whether components outside 0…1 are valid.
  let isExtended: Bool
  /// The conversions from linear light of the space's primaries to linear sRGB, and back.
  private let toSRGB, fromSRGB: ColorMatrix

  init(_ model: Model, _ curve: TransferCurve, isExtended: Bool = false) {
    self.model = model
    self.curve = curve
    self.isExtended = isExtended
    toSRGB = if case .rgb(let primaries) = model { primaries.toLinearSRGB } else { .identity }
    fromSRGB = toSRGB.inverse
  }
}

extension ColorEncoding {
  /// The encoding used for all drawing.
  static let sRGB = ColorEncoding(.rgb(.sRGB), .sRGB)
}

// MARK: - Conversion to and from light

extension ColorEncoding {
  /// The weights of sRGB's red, green and blue light in the luminance.
  private static let luminance = Tristimulus(0.2126, 0.7152, 0.0722)

  /// The linear light that components represent.
  private func light(of components: Components) -> Tristimulus {
    toSRGB.apply(curve.decode(encoded(components)))
  }

  /// The equivalent components in encoded sRGB; outside 0…1 for colors outside of sRGB's gamut.
  func encodedSRGB(of components: Components) -> Tristimulus {
    // Decoding and encoding again would lose precision.
    if isEncodedSRGB { return encoded(components) }
    return TransferCurve.sRGB.encode(light(of: components))
  }

  /// Whether components, including gray and ink, convert to encoded sRGB without a transfer curve.
  var isEncodedSRGB: Bool { curve == .sRGB && toSRGB == .identity }

  /// The equivalent components in another encoding, clamped to its range.
  func convert(_ components: Components, to target: ColorEncoding) -> Components {
    guard target.model == .rgb(.sRGB), target.curve == .sRGB else {
      return target.components(of: light(of: components))
    }
    return target.clampedToRange(Components(encodedSRGB(of: components), 0))
  }

  /// The components that represent linear light, within 0…1 unless the space is extended.
  private func components(of light: Tristimulus) -> Components {
    switch model {
    case .gray: clampedToRange(Components(curve.encode((light * Self.luminance).sum()), 0, 0, 0))
    case .rgb: clampedToRange(Components(curve.encode(fromSRGB.apply(light)), 0))
    case .cmyk: Self.cmykComponents(of: curve.encode(light).clamped(lowerBound: .zero, upperBound: .one))
    }
  }

  private func clampedToRange(_ components: Components) -> Components {
    isExtended ? components : components.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// The encoded red, green and blue of the space's own primaries.
  private func encoded(_ components: Components) -> Tristimulus {
    let firstThree = Tristimulus(components.x, components.y, components.z)
    return switch model {
    case .gray: Tristimulus(repeating: components.x)
    case .rgb: firstThree
    case .cmyk: (1 - firstThree) * (1 - components.w)
    }
  }

  /// The ink amounts of a color, with as much black as possible.
  private static func cmykComponents(of encoded: Tristimulus) -> Components {
    let most = encoded.max()
    return most > 0 ? Components(1 - encoded / most, 1 - most) : Components(0, 0, 0, 1)
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
