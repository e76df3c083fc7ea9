import Staging

extension CGColor {
  /// Returns an sRGB color from its hexadecimal notation, in which `0xFF8000` has red 1, green ½, and blue 0.
  static func hexadecimal(_ digits: UInt32, alpha: CGFloat = 1) -> CGColor {
    func channel(_ shift: UInt32) -> CGFloat { CGFloat((digits >> shift) & 0xFF) / 255 }
    return CGColor(srgbRed: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
  }
}
