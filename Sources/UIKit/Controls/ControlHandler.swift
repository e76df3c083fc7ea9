import QuartzCore

/// A method or action that a control calls for events.
@MainActor
struct ControlHandler {
  enum Call {
    /// A target's method. Methods of released targets are skipped.
    case method(TargetMethod)
    /// A method of the nearest responder that has it.
    case responderMethod(Selector)
    case action(UIAction)
  }

  let call: Call
  var events: UIControl.Event

  var selector: Selector? {
    switch call {
    case .method(let method): method.selector
    case .responderMethod(let selector): selector
    case .action: nil
    }
  }

  var target: AnyObject? {
    if case .method(let method) = call { method.target } else { nil }
  }

  var action: UIAction? {
    if case .action(let action) = call { action } else { nil }
  }

  /// Whether the target was released.
  var isOrphaned: Bool {
    if case .method(let method) = call { method.target == nil } else { false }
  }

  /// Whether this is a method of a target with a selector; nil matches any target and any selector.
  func isMethod(of target: AnyObject?, _ selector: Selector? = nil) -> Bool {
    guard let own = self.selector else { return false }
    return (target == nil || self.target === target) && own.matches(selector)
  }

  /// Whether this is known to be a method of the same target, or of the same responder.
  func isMethod(sameAs other: ControlHandler) -> Bool {
    switch (call, other.call) {
    case (.method(let own), .method(let method)): own.isSame(as: method)
    case (.responderMethod(let own), .responderMethod(let selector)): own == selector
    default: false
    }
  }
}
