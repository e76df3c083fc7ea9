import QuartzCore

extension UIView {
  /// How a block's animations run, in the bits that UIKit gives each option.
  public struct AnimationOptions: OptionSet, Sendable {
    /// A bit for each flag, the curve from bit 16, the transition from bit 20 and the frame rate from bit 24 on.
    public let rawValue: UInt

    /// Creates options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    // MARK: Flags

    /// Views whose bounds the block changes place their subviews at its end, which so move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// The views take touches meanwhile. Stored only: they always do.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// What was changed before in the same transaction isn't shown: animations begin with what shows.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// They play for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// They play forward and backward; then the end value shows.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The duration is this block's own, not that of the block around it.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The curve is this block's own, not that of the block around it.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// What changes within a transition is animated, too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition from view to view hides the one and shows the other instead of taking them out and in.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The other options are this block's own, not those of the block around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    // MARK: Curves

    /// Starts and ends slowly. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts slowly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends slowly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves steadily.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    // MARK: Transitions

    /// The new look shows at once. The default.
    public static let transitionNone: AnimationOptions = []
    /// The view turns about its vertical axis, its left side coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns about its vertical axis, its right side coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old look is rolled up from the bottom.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new look is unrolled from the top.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The old look fades into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns about its horizontal axis, its top coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns about its horizontal axis, its bottom coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    // MARK: Frame rates

    /// As many frames as the display shows. The default; time decides what a frame shows, so the others change nothing.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// 60 frames a second. Stored only.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// 30 frames a second. Stored only.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }
}

// MARK: - What the bits say

extension UIView.AnimationOptions {
  /// The number of the curve: ``UIView/AnimationCurve``'s, or 7 for the keyboard's spring.
  var curveNumber: Int { Int(rawValue >> 16 & 0xF) }

  /// The number of the transition.
  var transitionNumber: Int { Int(rawValue >> 20 & 0xF) }
}
