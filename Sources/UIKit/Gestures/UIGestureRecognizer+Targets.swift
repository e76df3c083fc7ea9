public import QuartzCore
import Requirements

extension UIGestureRecognizer {
  /// Lets a target's method be called when the gesture begins, changes, ends, and when it's cancelled.
  ///
  /// The target isn't retained. Each call adds the method once more: methods can't be told apart.
  ///
  /// - Precondition: The selector was made from a method, which the target has.
  public func addTarget(_ target: Any, action: Selector) {
    Requirements.require(action.canPerform(on: target), "a recogniser can't call \(action) on \(target)")
    actions.append(.method(TargetMethod(target, action)))
  }

  /// No longer calls a target's methods, all of them: methods can't be told apart. Nil stands for all targets.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { $0.isMethod(of: target) }
  }

  /// Lets a closure be called when the gesture begins, changes, ends, and when it's cancelled. Apple's has none.
  public func addAction(_ body: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions.append(.closure(body))
  }
}
