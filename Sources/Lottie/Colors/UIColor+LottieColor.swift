public import LottiePlayer
public import UIKit

extension UIColor {
  /// The color as an animation's color: its components in sRGB, clamped to 0…1, and its opacity.
  ///
  /// A dynamic color is resolved with the current traits. Patterns, which have no components, give black.
  public var lottieColorValue: LottieColor {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else {
      return LottieColor(r: 0, g: 0, b: 0)
    }
    let components = [red, green, blue].map { min(max($0, 0), 1) }
    return LottieColor(r: components[0], g: components[1], b: components[2], a: alpha)
  }
}
