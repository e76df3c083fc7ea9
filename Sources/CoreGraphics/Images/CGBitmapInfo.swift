/// Where alpha is in a pixel and how colors are stored beside it.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No alpha and no room for one.
  case none
  /// Alpha after the color, which is multiplied by it: RGBA.
  case premultipliedLast
  /// Alpha before the color, which is multiplied by it: ARGB.
  case premultipliedFirst
  /// Alpha after the color, which is as it would be without: RGBA.
  case last
  /// Alpha before the color, which is as it would be without: ARGB.
  case first
  /// Room for alpha after the color, with nothing of meaning in it: RGBX.
  case noneSkipLast
  /// Room for alpha before the color, with nothing of meaning in it: XRGB.
  case noneSkipFirst
  /// Nothing but alpha.
  case alphaOnly
}

/// The order of bytes in a pixel, seen as one number.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// The bits of a bitmap info that speak of the order.
  case orderMask = 0x7000
  /// Components in memory as the alpha info names them.
  case orderDefault = 0
  /// 16 bits, lowest byte first.
  case order16Little = 0x1000
  /// 32 bits, lowest byte first: components in memory are the other way round.
  case order32Little = 0x2000
  /// 16 bits, highest byte first.
  case order16Big = 0x3000
  /// 32 bits, highest byte first: components in memory as the alpha info names them.
  case order32Big = 0x4000
}

/// A pixel's layout: a ``CGImageAlphaInfo`` and a ``CGImageByteOrderInfo`` in one number.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a layout from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The bits of the alpha info.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1f)
  /// The bits that say whether components are floating-point numbers.
  public static let floatInfoMask = CGBitmapInfo(rawValue: 0xf00)
  /// Components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
  /// The bits of the byte order.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// 16 bits, lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
  /// 32 bits, lowest byte first: with alpha first, BGRA in memory.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
  /// 16 bits, highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
  /// 32 bits, highest byte first, as without any order.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

extension CGBitmapInfo {
  /// The alpha info, nil for bits that none has.
  var alphaInfo: CGImageAlphaInfo? {
    CGImageAlphaInfo(rawValue: intersection(.alphaInfoMask).rawValue)
  }

  /// The byte order, nil for bits that none has.
  var byteOrder: CGImageByteOrderInfo? {
    CGImageByteOrderInfo(rawValue: intersection(.byteOrderMask).rawValue)
  }
}
