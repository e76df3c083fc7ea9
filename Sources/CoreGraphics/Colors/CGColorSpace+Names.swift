public import Foundation

extension CGColorSpace {
  /// The supported color spaces, with the names used by Core Graphics.
  enum Name: String, CaseIterable, Sendable {
    case sRGB = "kCGColorSpaceSRGB"
    case extendedSRGB = "kCGColorSpaceExtendedSRGB"
    case linearSRGB = "kCGColorSpaceLinearSRGB"
    case extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
    case displayP3 = "kCGColorSpaceDisplayP3"
    case extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
    case linearDisplayP3 = "kCGColorSpaceLinearDisplayP3"
    case extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3"
    case adobeRGB1998 = "kCGColorSpaceAdobeRGB1998"
    case genericRGB = "kCGColorSpaceGenericRGB"
    case genericRGBLinear = "kCGColorSpaceGenericRGBLinear"
    case genericGray = "kCGColorSpaceGenericGray"
    case genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
    case extendedGray = "kCGColorSpaceExtendedGray"
    case linearGray = "kCGColorSpaceLinearGray"
    case extendedLinearGray = "kCGColorSpaceExtendedLinearGray"
    case genericCMYK = "kCGColorSpaceGenericCMYK"
    case deviceRGB = "kCGColorSpaceDeviceRGB"
    case deviceGray = "kCGColorSpaceDeviceGray"
    case deviceCMYK = "kCGColorSpaceDeviceCMYK"
  }
}

extension CGColorSpace.Name {
  /// The encodings of all names, computed once because the primaries' matrices have to be inverted.
  static let encodings = Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.encoding) })

  private var encoding: ColorEncoding {
    switch self {
    case .sRGB, .deviceRGB: ColorEncoding(.rgb(.sRGB), .sRGB)
    case .extendedSRGB: ColorEncoding(.rgb(.sRGB), .sRGB, isExtended: true)
    case .linearSRGB: ColorEncoding(.rgb(.sRGB), .linear)
    case .extendedLinearSRGB: ColorEncoding(.rgb(.sRGB), .linear, isExtended: true)
    case .displayP3: ColorEncoding(.rgb(.displayP3), .sRGB)
    case .extendedDisplayP3: ColorEncoding(.rgb(.displayP3), .sRGB, isExtended: true)
    case .linearDisplayP3: ColorEncoding(.rgb(.displayP3), .linear)
    case .extendedLinearDisplayP3: ColorEncoding(.rgb(.displayP3), .linear, isExtended: true)
    case .adobeRGB1998: ColorEncoding(.rgb(.adobeRGB), .gamma(563.0 / 256))  // The specification's exponent.
    case .genericRGB: ColorEncoding(.rgb(.genericRGB), .gamma(1.8))
    case .genericRGBLinear: ColorEncoding(.rgb(.genericRGB), .linear)
    case .genericGray: ColorEncoding(.gray, .gamma(1.8))
    case .genericGrayGamma2_2: ColorEncoding(.gray, .gamma(2.2))
    case .extendedGray: ColorEncoding(.gray, .gamma(2.2), isExtended: true)
    case .linearGray: ColorEncoding(.gray, .linear)
    case .extendedLinearGray: ColorEncoding(.gray, .linear, isExtended: true)
    case .deviceGray: ColorEncoding(.gray, .sRGB)
    case .genericCMYK, .deviceCMYK: ColorEncoding(.cmyk, .sRGB)
    }
  }
}

extension CGColorSpace {
  /// The name of the sRGB color space (IEC 61966-2-1), which is used for all drawing.
  public static var sRGB: CFString { Name.sRGB.rawValue as CFString }
  /// The name of sRGB with components outside 0…1.
  public static var extendedSRGB: CFString { Name.extendedSRGB.rawValue as CFString }
  /// The name of the color space with sRGB's primaries and linear components.
  public static var linearSRGB: CFString { Name.linearSRGB.rawValue as CFString }
  /// The name of linear sRGB with components outside 0…1.
  public static var extendedLinearSRGB: CFString { Name.extendedLinearSRGB.rawValue as CFString }
  /// The name of Display P3, with the wider primaries of digital cinema, white D65 and sRGB's transfer curve.
  public static var displayP3: CFString { Name.displayP3.rawValue as CFString }
  /// The name of Display P3 with components outside 0…1.
  public static var extendedDisplayP3: CFString { Name.extendedDisplayP3.rawValue as CFString }
  /// The name of the color space with Display P3's primaries and linear components.
  public static var linearDisplayP3: CFString { Name.linearDisplayP3.rawValue as CFString }
  /// The name of linear Display P3 with components outside 0…1.
  public static var extendedLinearDisplayP3: CFString { Name.extendedLinearDisplayP3.rawValue as CFString }
  /// The name of Adobe RGB (1998).
  public static var adobeRGB1998: CFString { Name.adobeRGB1998.rawValue as CFString }
  /// The name of Apple's Generic RGB, with the primaries of older displays and a gamma of 1.8.
  public static var genericRGB: CFString { Name.genericRGB.rawValue as CFString }
  /// The name of the color space with Generic RGB's primaries and linear components.
  public static var genericRGBLinear: CFString { Name.genericRGBLinear.rawValue as CFString }
  /// The name of the gray color space with a gamma of 1.8.
  public static var genericGray: CFString { Name.genericGray.rawValue as CFString }
  /// The name of the gray color space with a gamma of 2.2.
  public static var genericGrayGamma2_2: CFString { Name.genericGrayGamma2_2.rawValue as CFString }
  /// The name of the gray color space with a gamma of 2.2 and components outside 0…1.
  public static var extendedGray: CFString { Name.extendedGray.rawValue as CFString }
  /// The name of the linear gray color space.
  public static var linearGray: CFString { Name.linearGray.rawValue as CFString }
  /// The name of the linear gray color space with components outside 0…1.
  public static var extendedLinearGray: CFString { Name.extendedLinearGray.rawValue as CFString }
  /// The name of Generic CMYK, which is treated as device CMYK.
  public static var genericCMYK: CFString { Name.genericCMYK.rawValue as CFString }
}
