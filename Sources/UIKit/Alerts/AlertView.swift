import QuartzCore

/// The view of an alert: one or two rounded boxes in a view that fills the window.
///
/// The measures are estimated from iOS 13 to 18.
@MainActor
final class AlertView: UIView {
  private let content: AlertContent
  private let choose: (UIAlertAction) -> Void
  /// The box with texts, fields and most actions.
  private let box = AlertBox()
  /// The box with the action that cancels a sheet.
  private let cancelBox = AlertBox()
  var tapBeside: (() -> Void)?

  init(_ content: AlertContent, choose: @escaping (UIAlertAction) -> Void) {
    (self.content, self.choose) = (content, choose)
    super.init(frame: UIScreen.main.bounds)
    addSubview(box)
    addSubview(cancelBox)
    update()
  }

  required init?(coder: NSCoder) { nil }

  /// Rebuilds the boxes.
  func update() {
    let actions = content.orderedActions
    let separate = content.isSheet ? actions.filter { $0.style == .cancel } : []
    box.rebuild(
      texts: texts, fields: content.fields(),
      buttons: actions.filter { action in !separate.contains { $0 === action } }.map(button))
    cancelBox.rebuild(texts: [], fields: [], buttons: separate.map(button))
    setNeedsLayout()
  }

  private var texts: [UILabel] {
    let titleSize: CGFloat = content.isSheet ? 13 : 17
    let color: UIColor = content.isSheet ? .secondaryLabel : .label
    let title = content.title().map {
      label($0, .systemFont(ofSize: titleSize, weight: .semibold), color)
    }
    let message = content.message().map { label($0, .systemFont(ofSize: 13), color) }
    return [title, message].compactMap(\.self)
  }

  private func label(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    (label.text, label.font, label.textColor) = (text, font, color)
    (label.numberOfLines, label.textAlignment) = (0, .center)
    return label
  }

  private func button(_ action: UIAlertAction) -> AlertButton {
    let button = AlertButton(
      action, size: content.isSheet ? 20 : 17, isBold: content.isBold(action), choose: choose)
    action.didChange = { [weak button] in button?.update() }
    return button
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if content.isSheet { layOutSheet() } else { layOutAlert() }
  }

  private func layOutAlert() {
    let width = min(270, bounds.width)
    let height = min(box.layOut(width: width, buttonHeight: 44, allowsRow: true), bounds.height - 40)
    box.frame = CGRect(
      x: ((bounds.width - width) / 2).rounded(), y: ((bounds.height - height) / 2).rounded(), width: width,
      height: height)
    cancelBox.isHidden = true
  }

  private func layOutSheet() {
    let width = min(bounds.width, bounds.height) - 16
    let x = ((bounds.width - width) / 2).rounded()
    var bottom = bounds.height - max(safeAreaInsets.bottom, 8)
    cancelBox.isHidden = cancelBox.isEmpty
    if !cancelBox.isEmpty {
      let height = cancelBox.layOut(width: width, buttonHeight: 57, allowsRow: false)
      cancelBox.frame = CGRect(x: x, y: bottom - height, width: width, height: height)
      bottom -= height + 8
    }
    let height = min(
      box.layOut(width: width, buttonHeight: 57, allowsRow: false), bottom - safeAreaInsets.top)
    box.frame = CGRect(x: x, y: bottom - height, width: width, height: max(height, 0))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tapBeside?() }
}
