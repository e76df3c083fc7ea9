public import QuartzCore
import Requirements

extension CGColor {
  /// Returns the color of an ARGB number in device RGB: one byte each for alpha, red, green, and blue, starting with the
  /// most significant byte.
  ///
  /// `0xFF009CCC` is an opaque blue.
  public static func device(argb code: UInt32) -> CGColor {
    func component(_ shift: UInt32) -> CGFloat { CGFloat(code >> shift & 0xFF) / 255 }
    return device(red: component(16), green: component(8), blue: component(0), alpha: component(24))
  }

  /// Returns the color of hexadecimal digits, with or without `#`; nil for any other text.
  ///
  /// The order is red, green, blue, alpha, with three, four, six or eight digits. Each of three or four digits counts
  /// twice: `09C` is `0099CC`. Without alpha the color is opaque.
  public static func hex(_ code: String) -> CGColor? {
    let digits = code.utf8.drop { $0 == UInt8(ascii: "#") }
    guard code.utf8.count - digits.count <= 1 else { return nil }
    let values = digits.compactMap(hexadecimalValue)
    guard values.count == digits.count else { return nil }
    let bytes: [Int]
    switch values.count {
    case 3, 4: bytes = values.map { $0 * 17 }
    case 6, 8: bytes = stride(from: 0, to: values.count, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
    let components = bytes.map { CGFloat($0) / 255 }
    return device(
      red: components[0], green: components[1], blue: components[2],
      alpha: components.count > 3 ? components[3] : 1)
  }

  private static func hexadecimalValue(_ digit: UInt8) -> Int? {
    switch digit {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(digit - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(digit - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(digit - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  /// Transparent white, so that a color that fades from or to it never darkens.
  public static var whiteClean: CGColor { device(red: 1, green: 1, blue: 1, alpha: 0) }

  /// Transparent black.
  public static var blackClean: CGColor { device(red: 0, green: 0, blue: 0, alpha: 0) }

  private static func device(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> CGColor {
    guard
      let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [red, green, blue, alpha])
    else { failRequirement("the device's RGB space has no color of four components") }
    return color
  }
}
