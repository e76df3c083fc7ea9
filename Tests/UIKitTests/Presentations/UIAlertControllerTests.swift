import Staging
import Testing
import UIKit

@MainActor
struct UIAlertControllerTests {
  private let staged = StagedWindow()
  private var stage: Stage { staged.stage }
  private let root = UIViewController()

  private func present(_ alert: UIAlertController) {
    stage.perform {
      staged.window.rootViewController = root
      root.present(alert, animated: true)
    }
    stage.advance(to: 1)
  }

  /// Taps the button with a title.
  private func tap(_ title: String) {
    let label = staged.window.firstLabel { $0.text == title }
    let center = label.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
    stage.perform { staged.window.tap(at: center) }
    stage.advance(to: stage.time + 1)
  }

  @Test func `a tapped action is called once, after the alert has been dismissed`() {
    let alert = UIAlertController(title: "Delete?", message: "It can't be undone.", preferredStyle: .alert)
    var calls: [String] = []
    alert.addAction(
      UIAlertAction(title: "Delete", style: .destructive) { [root] _ in
        calls.append("delete \(root.presentedViewController == nil)")
      })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") })
    present(alert)
    tap("Delete")
    #expect(calls == ["delete true"] && staged.window.subviews == [root.view])
  }

  @Test func `the box of an alert blurs what is behind it`() throws {
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert)
    let label = try #require(staged.window.firstLabel { $0.text == "OK" })
    var box: UIView? = label
    while let view = box, view.layer.cornerRadius != 14 { box = view.superview }
    let blur = try #require(box?.subviews.first as? UIVisualEffectView)
    #expect(blur.effect is UIBlurEffect && blur.frame == box?.bounds)
  }

  @Test func `a disabled action can't be chosen until it's enabled`() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    let save = UIAlertAction(title: "Save", style: .default)
    save.isEnabled = false
    alert.addAction(save)
    alert.addTextField { $0.placeholder = "Name" }
    present(alert)
    #expect(alert.textFields?.count == 1 && alert.textFields?.first?.isFirstResponder == true)
    tap("Save")
    #expect(root.presentedViewController === alert)
    stage.perform { save.isEnabled = true }
    tap("Save")
    #expect(root.presentedViewController == nil)
  }

  @Test func `a tap beside a sheet of actions cancels, and beside an alert does nothing`() {
    for style in [UIAlertController.Style.actionSheet, .alert] {
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: style)
      var isCanceled = false
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in isCanceled = true })
      stage.perform {
        staged.window.rootViewController = root
        root.present(alert, animated: false)
        staged.window.tap(at: CGPoint(x: 2, y: 2))
      }
      stage.advance(to: stage.time + 1)
      #expect(isCanceled == (style == .actionSheet))
      stage.perform { root.dismiss(animated: false) }
    }
  }

  @Test func `two actions that cancel trap`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel))
      alert.addAction(UIAlertAction(title: "Never", style: .cancel))
    }
  }
}

extension UIView {
  /// The first label below the view that fulfills a condition.
  func firstLabel(where isMatch: (UILabel) -> Bool) -> UILabel? {
    if let label = self as? UILabel, isMatch(label) { return label }
    for subview in subviews { if let label = subview.firstLabel(where: isMatch) { return label } }
    return nil
  }
}
