public import MotionCore
public import QuartzCore

extension RGBColor {
  /// The color as a Core Graphics color in sRGB.
  public var cgColor: CGColor {
    CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension HSBColor {
  /// The color as a Core Graphics color in sRGB.
  public var cgColor: CGColor { rgb.cgColor }
}
