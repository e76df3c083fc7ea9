public import QuartzCore
import Requirements

extension UIGestureRecognizer {
  /// Adds a target's method, which is called when the gesture begins, changes, ends and is canceled.
  ///
  /// The target isn't retained. Methods can't be compared, so adding a method twice calls it twice.
  ///
  /// - Precondition: The selector was created from a method of the target.
  public func addTarget(_ target: Any, action: Selector) {
    Requirements.require(
      action.canPerform(on: target), "a gesture recognizer can't call \(action) on \(target)")
    actions.append(.method(TargetMethod(target, action)))
  }

  /// Removes the methods of a target, all of them, because methods can't be compared. Nil stands for all targets.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { $0.isMethod(of: target) }
  }

  /// Adds a closure that is called when the gesture begins, changes, ends and is canceled. Apple's UIKit doesn't
  /// have this method.
  public func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(.closure(body))
  }
}
