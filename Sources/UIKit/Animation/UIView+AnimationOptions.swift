import QuartzCore

extension UIView {
  /// Options of the animations in a block, with the same raw values as in Apple's UIKit.
  public struct AnimationOptions: OptionSet, Sendable {
    /// A bit for each flag, the curve from bit 16, the transition from bit 20 and the frame rate from bit 24.
    public let rawValue: UInt

    /// Creates options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: Flags

    /// Lays out views whose bounds the block changed at the end of the block, so that their subviews are animated
    /// too.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets the views receive touches during the animations. Stored only: they always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Begins with the presentation values, so that changes earlier in the same transaction don't show.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animations indefinitely.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays the animations forward and then backward. After that, the end values show.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses this block's duration instead of the enclosing block's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses this block's curve instead of the enclosing block's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates changes that are made during a transition.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition between two views instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses this block's other options instead of the enclosing block's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    // MARK: Curves

    /// Slow at the beginning and at the end. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // MARK: Transitions

    /// Shows the new appearance immediately. The default.
    public static let transitionNone: AnimationOptions = []
    /// Turns the view about its vertical axis, with the left side coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view about its vertical axis, with the right side coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the old appearance up from the bottom.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the new appearance down from the top.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades the old appearance into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns the view about its horizontal axis, with the top coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view about its horizontal axis, with the bottom coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // MARK: Frame rates

    /// The display's frame rate. The default. Frame contents depend only on time, so the other rates have no effect.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames per second. Stored only.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames per second. Stored only.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

// MARK: - Bit fields

extension UIView.AnimationOptions {
  /// The raw value of the ``UIView/AnimationCurve``, or 7 for the keyboard's spring.
  var curveNumber: Int { Int(rawValue >> 16 & 0xF) }

  /// The number of the transition.
  var transitionNumber: Int { Int(rawValue >> 20 & 0xF) }
}
