import QuartzCore

/// A bar button item's button, or the chevron and title that go back.
@MainActor
final class BarButton: UIControl {
  let item: UIBarButtonItem
  private let label = UILabel()
  private let icon = UIImageView()
  private let action: (BarButton) -> Void

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - item: The item whose title or image is displayed.
  ///   - action: A closure that is called after a tap.
  init(_ item: UIBarButtonItem, action: @escaping (BarButton) -> Void = { $0.item.perform(from: $0) }) {
    (self.item, self.action) = (item, action)
    super.init(frame: .zero)
    for view in [label, icon] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    icon.contentMode = .center
    addAction(UIAction { [unowned self] _ in self.action(self) }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// The color of titles and images with the button's state.
  private var color: UIColor {
    guard item.isEnabled else { return .tertiaryLabel }
    let color: UIColor = item.tintColor ?? tintColor
    return isHighlighted ? color.withAlphaComponent(0.3) : color
  }

  func update() {
    isEnabled = item.isEnabled
    let weight: UIFont.Weight = item.style == .done ? .semibold : .regular
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: weight), .foregroundColor: color,
    ]
    attributes.merge(item.effectiveAttributes(for: state)) { $1 }
    let showsTitle = item.image == nil || item.isBack
    label.attributedText = NSAttributedString(
      string: showsTitle ? item.title ?? "" : "", attributes: attributes)
    (icon.image, icon.tintColor) = (item.image, color)
    setNeedsLayout()
  }

  override func tintColorDidChange() { update() }

  override var isHighlighted: Bool { didSet { update() } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if item.width > 0 { return CGSize(width: item.width, height: 44) }
    let title = label.text?.isEmpty ?? true ? 0 : label.intrinsicContentSize.width
    let image = item.image.map { item.isBack ? $0.size.width + 6 : max($0.size.width, 28) } ?? 0
    return CGSize(width: (image + title).rounded(.up), height: 44)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let imageWidth = item.image.map { item.isBack ? $0.size.width : bounds.width } ?? 0
    icon.frame = CGRect(x: 0, y: 0, width: imageWidth, height: bounds.height).inset(by: item.imageInsets)
    let x = imageWidth > 0 ? imageWidth + 6 : 0
    label.frame = CGRect(x: x, y: 0, width: max(bounds.width - x, 0), height: bounds.height)
  }
}

/// The item of the button that goes back in a navigation bar.
@MainActor
final class BackButtonItem: UIBarButtonItem {}

extension UIBarButtonItem {
  fileprivate var isBack: Bool { self is BackButtonItem }
}
