import QuartzCore

/// The properties of a bar that set its background without an appearance, such as `barTintColor`.
@MainActor
struct BarColors {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var image: UIImage?
  var shadowImage: UIImage?

  /// Configures an appearance with these properties.
  func apply(to appearance: UIBarAppearance) {
    let base: UIColor? = tint ?? (style == .black ? .black : nil)
    if isTranslucent {
      appearance.configureWithDefaultBackground()
      if style == .black { appearance.backgroundEffect = UIBlurEffect(style: .systemChromeMaterialDark) }
      appearance.backgroundColor = base?.withAlphaComponent(0.85)
    } else {
      appearance.configureWithOpaqueBackground()
      if let base { appearance.backgroundColor = base }
    }
    if let image {
      appearance.configureWithTransparentBackground()
      appearance.backgroundImage = image
    }
    appearance.shadowImage = shadowImage
  }
}
