import QuartzCore
import Requirements

extension UIGestureRecognizer {
  func add(_ target: Any, _ action: Selector) {
    Requirements.require(
      action.canPerform(on: target), "a gesture recognizer can't call \(action) on \(target)")
    let method = TargetMethod(target, action)
    let isKnown = actions.contains {
      if case .method(let own) = $0 { own.isSame(as: method) } else { false }
    }
    if !isKnown { actions.append(.method(method)) }
  }

  /// Adds a closure that is called when the gesture begins, changes, ends and is canceled. Apple's UIKit doesn't
  /// have this method.
  public func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(.closure(body))
  }
}
