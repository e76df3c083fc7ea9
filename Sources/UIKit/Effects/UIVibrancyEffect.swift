import QuartzCore

/// An effect that blends the content of a view with the blur behind it.
///
/// Place a visual effect view with this effect in the content view of one with the blur. Its content is composited
/// with the overlay blend mode, which preserves the colors of the blur: Apple's formula is estimated.
open class UIVibrancyEffect: UIVisualEffect {
  let opacity: CGFloat

  /// Creates an effect with the intensity for labels.
  public convenience init(blurEffect: UIBlurEffect) { self.init(blurEffect: blurEffect, style: .label) }

  /// Creates an effect for a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    opacity = style.opacity
    super.init()
  }
}

/// The kind of content to which a vibrancy effect applies.
public enum UIVibrancyEffectStyle: Int, Sendable, CaseIterable {
  /// Text of the highest importance.
  case label = 0
  /// Text of lower importance.
  case secondaryLabel
  /// Text of low importance.
  case tertiaryLabel
  /// Text of the lowest importance.
  case quaternaryLabel
  /// Large areas.
  case fill
  /// Small areas.
  case secondaryFill
  /// Areas of low importance.
  case tertiaryFill
  /// Lines between content.
  case separator

  /// The opacity of the content: estimated.
  fileprivate var opacity: CGFloat {
    switch self {
    case .label: 1
    case .secondaryLabel: 0.7
    case .tertiaryLabel: 0.45
    case .quaternaryLabel: 0.3
    case .fill: 0.6
    case .secondaryFill: 0.4
    case .tertiaryFill: 0.25
    case .separator: 0.35
    }
  }
}
