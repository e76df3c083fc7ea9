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
    imageView.image = appearance.backgroundImage
    imageView.contentMode = appearance.backgroundImageContentMode
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
