import QuartzCore

/// The button of a tab: an image above a title, with a badge.
///
/// The measures are estimated from iOS 13 to 18.
@MainActor
final class TabButton: UIControl {
  let item: UITabBarItem
  private(set) var isChosen = false
  private let indicator = UIImageView()
  private let icon = UIImageView()
  private let label = UILabel()
  private let badge = UILabel()

  init(_ item: UITabBarItem, choose: @escaping (UITabBarItem) -> Void) {
    self.item = item
    super.init(frame: .zero)
    for view in [indicator, icon, label, badge] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    icon.contentMode = .center
    label.textAlignment = .center
    (badge.font, badge.textColor, badge.textAlignment) = (.systemFont(ofSize: 13), .white, .center)
    badge.layer.cornerRadius = 9
    badge.clipsToBounds = true
    addAction(UIAction { _ in choose(item) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  func update(isSelected: Bool, color: UIColor, indicator image: UIImage?) {
    (isEnabled, isChosen) = (item.isEnabled, isSelected)
    indicator.image = isSelected ? image : nil
    icon.image = isSelected ? item.selectedImage ?? item.image : item.image
    icon.tintColor = color
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10, weight: .medium), .foregroundColor: color,
    ]
    attributes.merge(item.effectiveAttributes(for: isSelected ? .selected : .normal)) { $1 }
    label.attributedText = NSAttributedString(string: item.title ?? "", attributes: attributes)
    badge.isHidden = item.badgeValue == nil
    (badge.text, badge.backgroundColor) = (item.badgeValue, item.badgeColor ?? .systemRed)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    indicator.frame = bounds
    let hasTitle = !(item.title ?? "").isEmpty
    icon.frame = CGRect(x: 0, y: hasTitle ? 4 : 0, width: bounds.width, height: hasTitle ? 29 : bounds.height)
      .inset(by: item.imageInsets)
    label.frame = CGRect(x: 0, y: 34, width: bounds.width, height: 12)
      .offsetBy(dx: item.titlePositionAdjustment.horizontal, dy: item.titlePositionAdjustment.vertical)
    let width = max(badge.intrinsicContentSize.width + 8, 18)
    badge.frame = CGRect(x: bounds.midX + 5, y: 2, width: width, height: 18)
  }
}
