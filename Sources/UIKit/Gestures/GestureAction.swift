public import QuartzCore
import Requirements

/// What a recogniser calls.
@MainActor
enum GestureAction {
  /// A target's method; whose target has gone is no longer called.
  case method(WeakTarget, Selector)
  case closure((UIGestureRecognizer) -> Void)

  func call(with recognizer: UIGestureRecognizer) {
    switch self {
    case .method(let target, let selector):
      if let object = target.object { selector.perform(on: object, with: recognizer) }
    case .closure(let body): body(recognizer)
    }
  }

  /// Whether it's a method of a target; nil stands for all of them.
  func isMethod(of target: AnyObject?) -> Bool {
    if case .method(let weak, _) = self { target == nil || weak.object === target } else { false }
  }
}

extension UIGestureRecognizer {
  /// Lets a target's method be called when the gesture begins, changes, ends, and when it's cancelled.
  ///
  /// The target isn't retained. Each call adds the method once more: methods can't be told apart.
  ///
  /// - Precondition: The selector was made from a method, which the target has.
  public func addTarget(_ target: Any, action: Selector) {
    Requirements.require(action.canPerform(on: target), "a recogniser can't call \(action) on \(target)")
    actions.append(.method(WeakTarget(object: target as AnyObject), action))
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
