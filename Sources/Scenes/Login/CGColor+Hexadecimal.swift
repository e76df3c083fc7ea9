import Staging

extension CGColor {
  /// Returns a color in sRGB from its usual notation: `0xFF8000` is red 1, green ½, blue 0.
  static func hexadecimal(_ digits: UInt32, alpha: CGFloat = 1) -> CGColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((digits >> shift) & 0xFF) / 255 }
    return CGColor(srgbRed: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
