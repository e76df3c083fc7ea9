import UIKit

extension ScreensApp {
  /// An action of a user at a time in seconds.
  typealias TimedAction = (time: Double, perform: @MainActor (ScreensApp) -> Void)

  /// The actions of a user.
  static let visit: [TimedAction] = listVisit + gridVisit + formVisit

  private static let listVisit: [TimedAction] = [
    (0.5, { $0.tap($0.list.tableView.cellForRow(at: [0, 2])) }),
    (1.6, { $0.tapLeadingEdge() }),
    (2.6, { $0.swipe($0.list.tableView.cellForRow(at: [0, 1]), by: -0.4) }),
    (3.4, { $0.tapTrailingEdge(of: $0.list.tableView.cellForRow(at: [0, 1])) }),
  ]

  private static let gridVisit: [TimedAction] = [
    (4.2, { $0.tapTab(1) }),
    (4.8, { $0.tapTrailingEdge(of: $0.grid.navigationController?.navigationBar) }),
    (5.8, { $0.drag(from: CGPoint(x: 180, y: 480), to: CGPoint(x: 180, y: 180)) }),
  ]

  private static let formVisit: [TimedAction] = [
    (6.8, { $0.tapTab(2) }),
    (7.2, { $0.tap($0.form.nameField) }),
    (8, { $0.press("a") }),
    (8.2, { $0.press("d") }),
    (8.4, { $0.press("a") }),
    (9, { $0.tap($0.form.saveButton) }),
    (9.8, { $0.tapAlert() }),
  ]

  /// Taps in the middle of a view.
  private func tap(_ view: UIView?) {
    guard let view else { return }
    window.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  private var isMirrored: Bool { window.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Taps the button that goes back.
  private func tapLeadingEdge() {
    let x: CGFloat = isMirrored ? window.bounds.width - 30 : 30
    window.tap(at: CGPoint(x: x, y: 22))
  }

  /// Taps 30 points from a view's trailing edge, and at most 22 points from its upper edge.
  private func tapTrailingEdge(of view: UIView?) {
    guard let view else { return }
    let x = isMirrored ? 30 : view.bounds.width - 30
    window.tap(at: view.convert(CGPoint(x: x, y: min(view.bounds.midY, 22)), to: nil))
  }

  private func tapTab(_ index: Int) {
    let width = window.bounds.width / CGFloat(tabs.viewControllers?.count ?? 1)
    let x = (CGFloat(index) + 0.5) * width
    window.tap(at: CGPoint(x: isMirrored ? window.bounds.width - x : x, y: window.bounds.height - 25))
  }

  /// Drags a row toward the trailing side by a fraction of its width.
  private func swipe(_ row: UIView?, by fraction: CGFloat) {
    guard let row else { return }
    let distance = fraction * row.bounds.width * (isMirrored ? -1 : 1)
    let start = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
    drag(from: start, to: CGPoint(x: start.x + distance, y: start.y))
  }

  private func drag(from start: CGPoint, to end: CGPoint) { window.drag(from: start, to: end, duration: 0.3) }

  /// Presses the key of a character.
  private func press(_ character: Character) {
    tap(window.firstView { ($0 as? UIControl)?.accessibilityLabel == String(character) })
  }

  /// Taps the only button of an alert.
  private func tapAlert() {
    tap(tabs.presentedViewController?.view.firstView { ($0 as? UIControl)?.accessibilityLabel == "OK" })
  }
}

extension UIView {
  /// The first view in this one that fulfills a condition, in the order of drawing.
  fileprivate func firstView(where isMatch: (UIView) -> Bool) -> UIView? {
    if isMatch(self) { return self }
    for subview in subviews {
      if let match = subview.firstView(where: isMatch) { return match }
    }
    return nil
  }
}
