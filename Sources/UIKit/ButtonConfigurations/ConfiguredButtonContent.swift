import QuartzCore

/// The views that a button's configuration adds to the title and the image.
@MainActor
final class ConfiguredButtonContent {
  let background = UIImageView(frame: .zero)
  let subtitle = UILabel()
  private var indicator: UIActivityIndicatorView?
  private weak var customView: UIView?

  init() {
    subtitle.font = .systemFont(ofSize: 12)
    background.clipsToBounds = true
    background.contentMode = .scaleToFill
  }

  /// Adds the views to a button, behind and in front of the button's own subviews.
  func add(to button: UIButton) {
    button.insertSubview(background, at: 0)
    button.addSubview(subtitle)
  }

  func remove() {
    background.removeFromSuperview()
    subtitle.removeFromSuperview()
    indicator?.removeFromSuperview()
  }

  /// Displays a configuration's background, subtitle and activity.
  func show(
    _ configuration: UIButton.Configuration, colors: ButtonConfigurationColors, in button: UIButton
  ) {
    showBackground(configuration.background, color: colors.background, in: button)
    if let styled = configuration.attributedSubtitle {
      subtitle.attributedText = styled.styledText
    } else {
      subtitle.text = configuration.subtitle
    }
    subtitle.textColor = colors.foreground
    showActivity(configuration.showsActivityIndicator, color: colors.foreground, in: button)
  }

  private func showBackground(_ style: UIBackgroundConfiguration, color: UIColor, in button: UIButton) {
    background.backgroundColor = color
    background.image = style.image
    background.layer.borderWidth = max(style.strokeWidth, 0)
    background.layer.borderColor = (style.strokeColor ?? button.tintColor).cgColor
    guard customView !== style.customView else { return }
    customView?.removeFromSuperview()
    customView = style.customView
    if let customView { background.addSubview(customView) }
  }

  private func showActivity(_ isShown: Bool, color: UIColor, in button: UIButton) {
    guard isShown else { return indicator.take()?.removeFromSuperview() ?? () }
    let indicator = indicator ?? UIActivityIndicatorView(style: .medium)
    indicator.color = color
    indicator.startAnimating()
    if indicator.superview !== button { button.addSubview(indicator) }
    self.indicator = indicator
  }

  /// The size of the activity indicator; nil without one.
  var indicatorSize: CGSize? { indicator?.intrinsicContentSize }

  /// Places the views.
  func layOut(
    _ frames: ConfiguredButtonFrames, _ configuration: UIButton.Configuration, in button: UIButton
  ) {
    let insets = configuration.background.backgroundInsets.leftToRight
    background.frame = button.backgroundRect(forBounds: button.bounds).inset(by: insets)
    background.layer.cornerRadius = configuration.cornerRadius(in: background.bounds.size)
    customView?.frame = background.bounds
    subtitle.frame = frames.subtitle
    indicator?.frame = frames.image
  }
}

extension UIButton.Configuration {
  fileprivate func cornerRadius(in size: CGSize) -> CGFloat {
    switch cornerStyle {
    case .fixed, .dynamic: max(background.cornerRadius, 0)
    case .small: 4
    case .medium: 6
    case .large: 9
    case .capsule: min(size.width, size.height) / 2
    }
  }
}

extension AttributedString {
  /// The text with the font and the colors of its runs.
  var styledText: NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for run in runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = run.attributes.font { attributes[.font] = font }
      if let color = run.attributes.foregroundColor { attributes[.foregroundColor] = color }
      text.append(NSAttributedString(string: String(self[run.range].characters), attributes: attributes))
    }
    return text
  }
}
