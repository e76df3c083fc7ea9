/// The position of alpha in a pixel and its relation to the color components.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// Without alpha and without a component in its place.
  case none
  /// RGBA, with premultiplied color.
  case premultipliedLast
  /// ARGB, with premultiplied color.
  case premultipliedFirst
  /// RGBA, with straight color.
  case last
  /// ARGB, with straight color.
  case first
  /// RGBX: an ignored component after the color.
  case noneSkipLast
  /// XRGB: an ignored component before the color.
  case noneSkipFirst
  /// Only alpha.
  case alphaOnly
}

/// The order of bytes in a pixel or component.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of a bitmap info that contain the byte order.
  case orderMask = 0x7000
  /// Components in memory in the order of the alpha info.
  case orderDefault = 0
  /// 16-bit components, least significant byte first.
  case order16Little = 0x1000
  /// 32-bit pixels, least significant byte first: components in memory are in reverse order.
  case order32Little = 0x2000
  /// 16-bit components, most significant byte first.
  case order16Big = 0x3000
  /// 32-bit pixels, most significant byte first: components in memory are in the order of the alpha info.
  case order32Big = 0x4000
}

/// The layout of a pixel: a ``CGImageAlphaInfo`` and a ``CGImageByteOrderInfo`` in one number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits of the layout.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The bits that indicate whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xf00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16-bit components, least significant byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32-bit pixels, least significant byte first; with alpha first, BGRA in memory.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16-bit components, most significant byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32-bit pixels, most significant byte first, the same as the default order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

extension CGBitmapInfo {
  /// The alpha info, or nil if the bits are invalid.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
  }

  /// The byte order, or nil if the bits are invalid.
  var byteOrder: CGImageByteOrderInfo? {
    CGImageByteOrderInfo(rawValue: intersection(.byteOrderMask).rawValue)
  }
}
