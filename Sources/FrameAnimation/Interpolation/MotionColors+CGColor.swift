public import MotionCore
public import QuartzCore

extension RGBColor {
  /// The colour for a layer, in sRGB.
  public var cgColor: CGColor {
    CGColor(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}

extension HSBColor {
  /// The colour for a layer, in sRGB.
  public var cgColor: CGColor { rgb.cgColor }
}
