import Foundation

/// What the components of a color space mean.
///
/// All spaces meet in light of the primaries of sRGB, where amounts below 0 and above 1 stand for colors that
/// sRGB can't show.
struct ColorEncoding: Hashable, Sendable {
  /// Components without alpha; places that the model doesn't use are ignored.
  typealias Components = SIMD4<Double>

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

extension ColorEncoding {
  /// The encoding in which everything is drawn.
  static let sRGB = ColorEncoding(.rgb(.sRGB), .sRGB)
}

// MARK: - To and from light

extension ColorEncoding {
  /// The share of red, green and blue light of sRGB in luminance.
  private static let luminance = Tristimulus(0.2126, 0.7152, 0.0722)

  /// The light that components stand for.
  private func light(of components: Components) -> Tristimulus {
    toSRGB.apply(curve.decode(encoded(components)))
  }

  /// The components of encoded sRGB that look the same, outside 0…1 where sRGB can't show them.
  func encodedSRGB(of components: Components) -> Tristimulus {
    // Decoding and encoding again would cost exactness.
    if isEncodedSRGB { return encoded(components) }
    return TransferCurve.sRGB.encode(light(of: components))
  }

  /// Whether components, gray and ink included, say encoded sRGB without any curve between.
  var isEncodedSRGB: Bool { curve == .sRGB && toSRGB == .identity }

  /// The components by which another encoding says the same, within its range.
  func convert(_ components: Components, to target: ColorEncoding) -> Components {
    guard target.model == .rgb(.sRGB), target.curve == .sRGB else {
      return target.components(of: light(of: components))
    }
    return target.inRange(Components(encodedSRGB(of: components), 0))
  }

  /// The components that stand for light, within 0…1 unless the space is extended.
  private func components(of light: Tristimulus) -> Components {
    switch model {
    case .gray: inRange(Components(curve.encode((light * Self.luminance).sum()), 0, 0, 0))
    case .rgb: inRange(Components(curve.encode(fromSRGB.apply(light)), 0))
    case .cmyk: Self.ink(of: curve.encode(light).clamped(lowerBound: .zero, upperBound: .one))
    }
  }

  private func inRange(_ components: Components) -> Components {
    isExtended ? components : components.clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Red, green and blue of the space's own primaries, still encoded.
  private func encoded(_ components: Components) -> Tristimulus {
    let three = Tristimulus(components.x, components.y, components.z)
    return switch model {
    case .gray: Tristimulus(repeating: components.x)
    case .rgb: three
    case .cmyk: (1 - three) * (1 - components.w)
    }
  }

  /// Ink with as much black as the color allows.
  private static func ink(of encoded: Tristimulus) -> Components {
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
