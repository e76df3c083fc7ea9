import QuartzCore

extension UIView {
  /// Options of keyframe animations, with the same raw values as in Apple's UIKit.
  ///
  /// The curve bits of ``AnimationOptions`` set the pacing of all keyframes together. Default ease-in-out.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// A bit for each flag, and the calculation mode from bit 10.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The same as ``AnimationOptions/layoutSubviews``.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// The same as ``AnimationOptions/allowUserInteraction``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// The same as ``AnimationOptions/beginFromCurrentState``.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// The same as ``AnimationOptions/repeat``.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// The same as ``AnimationOptions/autoreverse``.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The same as ``AnimationOptions/overrideInheritedDuration``.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// The same as ``AnimationOptions/overrideInheritedOptions``.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Linear interpolation between values. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation: each value takes effect when its keyframe ends.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at constant speed; the keyframes' times are ignored.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolation along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolation along a smooth curve at constant speed; the keyframes' times are ignored.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The flags and the curve, which have the same bits as in other animations.
  var animationOptions: UIView.AnimationOptions { UIView.AnimationOptions(rawValue: rawValue & ~(0xF << 10)) }

  var calculationMode: CAAnimationCalculationMode {
    switch rawValue >> 10 & 0xF {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}
