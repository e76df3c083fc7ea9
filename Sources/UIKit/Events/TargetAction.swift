import QuartzCore

/// A method or closure that a sender calls with itself as the argument.
@MainActor
enum TargetAction<Sender: AnyObject> {
  case method(TargetMethod)
  case closure((Sender) -> Void)

  /// Calls the method or the closure. Methods of released targets are skipped.
  func call(with sender: Sender) {
    switch self {
    case .method(let method):
      if let target = method.target { method.selector.perform(on: target, with: sender) }
    case .closure(let body): body(sender)
    }
  }

  /// Whether this is a method of a target with a selector; nil matches any target and any selector.
  func isMethod(of target: AnyObject?, _ selector: Selector?) -> Bool {
    if case .method(let method) = self {
      method.belongs(to: target) && method.matches(selector)
    } else {
      false
    }
  }
}
