/// The chromaticities (CIE 1931 x, y) of the primaries of an RGB color space with the white point D65.
struct RGBPrimaries: Hashable, Sendable {
  var red, green, blue: SIMD2<Double>

  /// The primaries of sRGB and ITU-R BT.709.
  static let sRGB = RGBPrimaries(red: [0.64, 0.33], green: [0.30, 0.60], blue: [0.15, 0.06])
  /// The primaries of SMPTE RP 431-2, with Display P3's white point.
  static let displayP3 = RGBPrimaries(red: [0.680, 0.320], green: [0.265, 0.690], blue: [0.150, 0.060])
  /// The primaries of Adobe RGB (1998).
  static let adobeRGB = RGBPrimaries(red: [0.64, 0.33], green: [0.21, 0.71], blue: [0.15, 0.06])
  /// The primaries of Apple's Generic RGB profile.
  ///
  /// Its pure red is (255, 38, 0) in sRGB, its green (0, 249, 0) and its blue (4, 51, 255), as in Apple's
  /// implementation.
  static let genericRGB = RGBPrimaries(red: [0.630, 0.340], green: [0.295, 0.605], blue: [0.155, 0.077])

  /// The conversion from linear light of these primaries to linear sRGB.
  var toLinearSRGB: ColorMatrix {
    self == .sRGB ? .identity : toXYZ.concatenating(RGBPrimaries.sRGB.toXYZ.inverse)
  }

  /// The conversion from linear light to CIE XYZ, in which amounts of 1 are the white of luminance 1.
  private var toXYZ: ColorMatrix {
    let unscaled = ColorMatrix(red: Self.xyz(red), green: Self.xyz(green), blue: Self.xyz(blue))
    let amounts = unscaled.inverse.apply(Self.xyz([0.3127, 0.3290]))
    return ColorMatrix(
      red: unscaled.red * amounts.x, green: unscaled.green * amounts.y, blue: unscaled.blue * amounts.z)
  }

  /// The tristimulus values of a chromaticity at luminance 1.
  private static func xyz(_ chromaticity: SIMD2<Double>) -> Tristimulus {
    let (x, y) = (chromaticity.x, chromaticity.y)
    return Tristimulus(x / y, 1, (1 - x - y) / y)
  }
}
