import QuartzCore

extension UIView {
  /// How keyframes run, in the bits that UIKit gives each option.
  ///
  /// The bits of a curve, as ``AnimationOptions`` has them, pace all keyframes together; ease-in-out by default.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// A bit for each flag, the calculation mode from bit 10 on.
    public let rawValue: UInt

    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As ``AnimationOptions/layoutSubviews``.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// As ``AnimationOptions/allowUserInteraction``.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// As ``AnimationOptions/beginFromCurrentState``.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// As ``AnimationOptions/repeat``.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// As ``AnimationOptions/autoreverse``.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// As ``AnimationOptions/overrideInheritedDuration``.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// As ``AnimationOptions/overrideInheritedOptions``.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// From value to value at once, each when its keyframe ends.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and at constant speed; the keyframes' times don't count.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve at constant speed; the keyframes' times don't count.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}

extension UIView.KeyframeAnimationOptions {
  /// The flags and the curve, which lie where those of other animations do.
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
