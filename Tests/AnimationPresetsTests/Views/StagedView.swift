import Staging
import TestSupport
import UIKit

/// A view in a window of 200 × 200 points on a separate stage.
@MainActor
final class StagedView<View: UIView> {
  let stage = Stage(size: CGSize(width: 200, height: 200))
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let view: View

  /// - Parameter setUp: Called before the view is added to the window.
  init(_ view: View, _ setUp: (View) -> Void = { _ in }) {
    self.view = view
    stage.perform {
      view.frame = CGRect(x: 50, y: 75, width: 100, height: 50)
      setUp(view)
      stage.layer.addSublayer(window.layer)
      window.makeKeyAndVisible()
      window.addSubview(view)
    }
  }

  /// Changes the view at a time, by default now.
  func at(_ time: Double? = nil, _ body: (View) -> Void) {
    if let time { stage.advance(to: time) }
    stage.perform { body(view) }
  }

  /// Returns whether the presentation of the view's layer has a number at a key path and a time, up to rounding.
  func shows(_ value: Double, _ keyPath: String, at time: Double) -> Bool {
    stage.advance(to: time)
    return isClose(
      view.layer.presentation()?.number(keyPath) ?? .nan, value, within: 1e-4 * max(1, abs(value)))
  }
}
