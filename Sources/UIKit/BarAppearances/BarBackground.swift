import QuartzCore

/// The background of a bar: an effect, a color, an image and a line.
@MainActor
final class BarBackground: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let imageView = UIImageView()
  private let line = UIImageView()
  /// Whether the line is at the bottom instead of the top.
  private let hasLineAtBottom: Bool

  init(lineAtBottom: Bool) {
    hasLineAtBottom = lineAtBottom
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    for view in [effectView, imageView, line] as [UIView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  func apply(_ appearance: UIBarAppearance) {
    effectView.effect = appearance.backgroundEffect
    backgroundColor = appearance.backgroundColor
    (imageView.image, imageView.contentMode) = (
      appearance.backgroundImage, appearance.backgroundImageContentMode
    )
    line.image = appearance.shadowImage
    line.backgroundColor = appearance.shadowImage == nil ? appearance.shadowColor : nil
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    (effectView.frame, imageView.frame) = (bounds, bounds)
    let height = line.image?.size.height ?? 0.5
    line.frame = CGRect(
      x: 0, y: hasLineAtBottom ? bounds.height : -height, width: bounds.width, height: height)
  }
}

/// The properties of a bar's background that are older than appearances.
@MainActor
struct BarColors {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var image: UIImage?
  var shadowImage: UIImage?

  /// The appearance with these properties.
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
