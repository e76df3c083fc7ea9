/// The chromaticities (CIE 1931 x, y) of the red, green and blue of an RGB space whose white is D65.
struct RGBPrimaries: Hashable, Sendable {
  var red, green, blue: SIMD2<Double>

  /// Those of sRGB and of ITU-R BT.709.
  static let sRGB = RGBPrimaries(red: [0.64, 0.33], green: [0.30, 0.60], blue: [0.15, 0.06])
  /// Those of SMPTE RP 431-2, under the white of Display P3.
  static let displayP3 = RGBPrimaries(red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060])
  /// Those of Adobe RGB (1998).
  static let adobeRGB = RGBPrimaries(red: [0.64, 0.33], green: [0.21, 0.71], blue: [0.15, 0.06])
  /// The phosphors of Apple's "Generic RGB" profile. They turn its pure red into (255, 38, 0) of sRGB, its green
  /// into (0, 249, 0) and its blue into (4, 51, 255), as Apple's implementation does.
  static let genericRGB = RGBPrimaries(red: [0.630, 0.340], green: [0.295, 0.605], blue: [0.155, 0.077])

  /// From amounts of light of these primaries to those of sRGB.
  var toLinearSRGB: ColorMatrix {
    self == .sRGB ? .identity : toXYZ.concatenating(RGBPrimaries.sRGB.toXYZ.inverse)
  }

  /// From amounts of light to CIE XYZ, so that equal amounts of 1 make the white of luminance 1.
  private var toXYZ: ColorMatrix {
    let unscaled = ColorMatrix(red: Self.xyz(red), green: Self.xyz(green), blue: Self.xyz(blue))
    let amounts = unscaled.inverse.apply(Self.xyz([0.3127, 0.3290]))
    return ColorMatrix(
      red: unscaled.red * amounts.x, green: unscaled.green * amounts.y, blue: unscaled.blue * amounts.z)
  }

  /// The light of luminance 1 that has a chromaticity.
  private static func xyz(_ chromaticity: SIMD2<Double>) -> Tristimulus {
    let (x, y) = (chromaticity.x, chromaticity.y)
    return Tristimulus(x / y, 1, (1 - x - y) / y)
  }
}
