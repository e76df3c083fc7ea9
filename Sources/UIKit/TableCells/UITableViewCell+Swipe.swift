import QuartzCore

// A swipe over a row moves its content, and reveals buttons beside it. The widths are estimated.

extension UITableViewCell {
  /// The width of a button in points.
  private static var swipeButtonWidth: CGFloat { 74 }

  func editControlTapped() { row.events?.editControlTapped(self) }

  /// Shows buttons for actions beside the content, which is moved by a distance; negative toward the leading side.
  func beginSwipe(_ actions: [UIContextualAction], perform: @escaping (UIContextualAction) -> Void) {
    for button in row.swipeButtons { button.removeFromSuperview() }
    row.swipeButtons = actions.map { action in SwipeButton(action) { perform(action) } }
    for button in row.swipeButtons.reversed() { addSubview(button) }
  }

  /// The distance at which all buttons are visible.
  var openSwipeDistance: CGFloat { CGFloat(row.swipeButtons.count) * Self.swipeButtonWidth }

  func moveSwipe(to offset: CGFloat, animated: Bool) {
    row.swipeOffset = offset
    setNeedsLayout()
    guard animated else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) { self.layoutIfNeeded() }
  }

  func closeSwipe(animated: Bool) {
    guard !row.swipeButtons.isEmpty else { return }
    let buttons = row.swipeButtons
    row.swipeOffset = 0
    setNeedsLayout()
    guard animated else {
      row.swipeButtons = []
      for button in buttons { button.removeFromSuperview() }
      return
    }
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
      self.layoutIfNeeded()
    } completion: { [weak self] _ in
      for button in buttons { button.removeFromSuperview() }
      self?.row.swipeButtons.removeAll { button in buttons.contains { $0 === button } }
    }
  }

  func layOutSwipe() {
    guard !row.swipeButtons.isEmpty else { return }
    let (count, distance) = (CGFloat(row.swipeButtons.count), abs(row.swipeOffset))
    for (index, button) in row.swipeButtons.enumerated() {
      // The buttons lie above each other at the edge, and spread with the distance.
      let offset = distance * (1 - CGFloat(index) / count)
      let x =
        row.swipeOffset <= 0 ? bounds.width - distance + distance * (1 - (CGFloat(index) + 1) / count) : 0
      button.frame = directed(
        CGRect(
          x: row.swipeOffset <= 0 ? x : offset - distance / count, y: 0, width: max(distance / count, 0),
          height: bounds.height))
    }
  }
}

/// The button of an action that a swipe reveals.
@MainActor
final class SwipeButton: UIControl {
  private let label = UILabel()
  private let icon = UIImageView()

  init(_ action: UIContextualAction, perform: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = action.backgroundColor
    clipsToBounds = true
    (label.text, label.textColor, label.font) = (action.title, .white, .systemFont(ofSize: 15))
    label.textAlignment = .center
    (icon.image, icon.tintColor, icon.contentMode) = (action.image, .white, .center)
    for view in [label, icon] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    addAction(UIAction { _ in perform() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hasImage = icon.image != nil
    label.frame = hasImage ? CGRect(x: 0, y: bounds.midY, width: bounds.width, height: 20) : bounds
    icon.frame = CGRect(x: 0, y: bounds.midY - 24, width: bounds.width, height: 24)
  }
}
