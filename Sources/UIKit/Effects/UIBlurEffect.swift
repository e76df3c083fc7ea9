/// An effect that blurs and tints the content behind a view.
///
/// The radii, saturations and tints of ``Style/extraLight``, ``Style/light`` and ``Style/dark`` are those of Apple's sample
/// code UIImageEffects. Those of the other styles are estimated.
open class UIBlurEffect: UIVisualEffect {
  let style: Style

  /// Creates an effect.
  public init(style: Style) {
    self.style = style
    super.init()
  }
}

extension UIBlurEffect {
  /// The appearance of a blur.
  public enum Style: Int, Sendable, CaseIterable {
    /// Lighter than the content behind.
    case extraLight = 0
    /// About as light as the content behind.
    case light = 1
    /// Darker than the content behind.
    case dark = 2
    /// Adapted to the interface style.
    case regular = 4
    /// Adapted to the interface style, with more contrast to the content behind.
    case prominent = 5
    /// The most transparent material, adapted to the interface style, as are the following four.
    case systemUltraThinMaterial = 6
    /// A more transparent material.
    case systemThinMaterial = 7
    /// The default material.
    case systemMaterial = 8
    /// A less transparent material.
    case systemThickMaterial = 9
    /// The material of bars.
    case systemChromeMaterial = 10
    /// The most transparent material in the light interface style.
    case systemUltraThinMaterialLight = 11
    /// A more transparent material in the light interface style.
    case systemThinMaterialLight = 12
    /// The default material in the light interface style.
    case systemMaterialLight = 13
    /// A less transparent material in the light interface style.
    case systemThickMaterialLight = 14
    /// The material of bars in the light interface style.
    case systemChromeMaterialLight = 15
    /// The most transparent material in the dark interface style.
    case systemUltraThinMaterialDark = 16
    /// A more transparent material in the dark interface style.
    case systemThinMaterialDark = 17
    /// The default material in the dark interface style.
    case systemMaterialDark = 18
    /// A less transparent material in the dark interface style.
    case systemThickMaterialDark = 19
    /// The material of bars in the dark interface style.
    case systemChromeMaterialDark = 20
  }
}
