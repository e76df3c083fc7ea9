import QuartzCore
import Requirements

extension UIGestureRecognizer {
  func add(_ target: Any, _ action: Selector) {
    Requirements.require(
      action.canPerform(on: target), "a gesture recognizer can't call \(action) on \(target)")
    actions.append(.method(TargetMethod(target, action)))
  }

  /// Adds a closure that is called when the gesture begins, changes, ends and is canceled. Apple's UIKit doesn't
  /// have this method.
  public func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(.closure(body))
  }
}
