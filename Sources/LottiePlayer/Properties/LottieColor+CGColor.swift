package import CoreGraphics

extension LottieColor {
  /// The color in the device's RGB space. Gradients between colors of that space keep them exactly at their ends.
  package var cgColor: CGColor { CGColor(deviceRed: r, green: g, blue: b, alpha: a) }
}
