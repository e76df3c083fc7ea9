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

  /// Whether this is a method of a target; nil matches any target.
  func isMethod(of target: AnyObject?) -> Bool {
    selector != nil && (target == nil || self.target === target)
  }
}
