import QuartzCore

/// The colors of a button with a configuration in its current state.
@MainActor
struct ButtonConfigurationColors {
  let foreground: UIColor
  let background: UIColor

  init(_ configuration: UIButton.Configuration, of button: UIButton) {
    let tint: UIColor = button.tintColor
    let base = configuration.baseBackgroundColor ?? tint
    let isPlain = configuration.style == .plain
    var foreground: UIColor
    var background: UIColor
    switch configuration.style {
    case .plain: (foreground, background) = (tint, .clear)
    case .gray: (foreground, background) = (tint, configuration.baseBackgroundColor ?? .tertiarySystemFill)
    case .tinted: (foreground, background) = (tint, base.withAlphaComponent(0.18))
    case .filled: (foreground, background) = (.white, base)
    }
    foreground = configuration.baseForegroundColor ?? foreground
    if !button.isEnabled {
      (foreground, background) = (.tertiaryLabel, isPlain ? .clear : .quaternarySystemFill)
    }
    background = configuration.background.backgroundColor ?? background
    if button.isHighlighted, button.isEnabled {
      foreground = foreground.faded(to: isPlain ? 0.5 : 0.75, of: button)
      background = background.faded(to: 0.75, of: button)
    }
    (self.foreground, self.background) = (foreground, background)
  }
}

extension UIColor {
  /// Returns the color with a share of its opacity.
  @MainActor fileprivate func faded(to share: CGFloat, of view: UIView) -> UIColor {
    let color = resolvedColor(with: view.traitCollection)
    return color.withAlphaComponent(color.cgColor.alpha * share)
  }
}
