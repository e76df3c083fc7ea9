import QuartzCore

/// A rounded box with texts, text fields and buttons, whose content scrolls if it's higher than the box.
@MainActor
final class AlertBox: UIView {
  private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemThickMaterial))
  private let scrollView = UIScrollView()
  private var texts: [UILabel] = []
  private var fields: [UITextField] = []
  private var buttons: [AlertButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 14
    clipsToBounds = true
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.delaysContentTouches = false
    scrollView.contentInsetAdjustmentBehavior = .never
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    for view in [background, scrollView] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  var isEmpty: Bool { texts.isEmpty && buttons.isEmpty && fields.isEmpty }

  func rebuild(texts: [UILabel], fields: [UITextField], buttons: [AlertButton]) {
    for view in self.texts + self.buttons { view.removeFromSuperview() }
    (self.texts, self.fields, self.buttons) = (texts, fields, buttons)
    for view in texts + fields + buttons where view.superview !== scrollView { scrollView.addSubview(view) }
  }

  /// Lays out the content in a width, and returns its height.
  func layOut(width: CGFloat, buttonHeight: CGFloat, allowsRow: Bool) -> CGFloat {
    scrollView.frame = bounds
    var y: CGFloat = texts.isEmpty && fields.isEmpty ? 0 : allowsRow ? 20 : 14
    for text in texts {
      let height = text.sizeThatFits(CGSize(width: width - 32, height: .greatestFiniteMagnitude)).height
      text.frame = CGRect(x: 16, y: y, width: width - 32, height: height)
      y += height + 3
    }
    if !fields.isEmpty { y += 14 }
    for field in fields {
      field.frame = CGRect(x: 16, y: y, width: width - 32, height: 30)
      y += 34
    }
    if !texts.isEmpty || !fields.isEmpty { y += allowsRow ? 17 : 11 }
    return layOutButtons(from: y, width: width, height: buttonHeight, isRow: allowsRow && buttons.count == 2)
  }

  private func layOutButtons(from top: CGFloat, width: CGFloat, height: CGFloat, isRow: Bool) -> CGFloat {
    var y = top
    for (index, button) in buttons.enumerated() {
      let half = width / 2
      button.frame =
        isRow
        ? CGRect(x: CGFloat(trailingSign > 0 ? index : 1 - index) * half, y: y, width: half, height: height)
        : CGRect(x: 0, y: y, width: width, height: height)
      button.showSeparators(top: y > 0, left: isRow && index == (trailingSign > 0 ? 1 : 0))
      if !isRow || index == 1 { y += height }
    }
    scrollView.contentSize = CGSize(width: width, height: y)
    return y
  }
}

/// A button of an alert's action.
@MainActor
final class AlertButton: UIControl {
  private let action: UIAlertAction
  private let label = UILabel()
  private let topSeparator = UIView()
  private let leftSeparator = UIView()

  init(_ action: UIAlertAction, size: CGFloat, isBold: Bool, choose: @escaping (UIAlertAction) -> Void) {
    self.action = action
    super.init(frame: .zero)
    label.text = action.title
    (accessibilityLabel, accessibilityTraits) = (action.title, .button)
    label.font = .systemFont(ofSize: size, weight: isBold ? .semibold : .regular)
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    for view in [label, topSeparator, leftSeparator] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    (topSeparator.backgroundColor, leftSeparator.backgroundColor) = (.separator, .separator)
    addAction(UIAction { [unowned self] _ in choose(self.action) }, for: .touchUpInside)
    update()
  }

  required init?(coder: NSCoder) { nil }

  func update() {
    isEnabled = action.isEnabled
    label.textColor =
      !action.isEnabled ? .tertiaryLabel : action.style == .destructive ? .systemRed : tintColor
  }

  func showSeparators(top: Bool, left: Bool) {
    (topSeparator.isHidden, leftSeparator.isHidden) = (!top, !left)
  }

  override func tintColorDidChange() { update() }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .quaternarySystemFill : nil }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 8, dy: 0)
    topSeparator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
    leftSeparator.frame = CGRect(x: 0, y: 0, width: 0.5, height: bounds.height)
  }
}
