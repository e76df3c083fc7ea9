import QuartzCore

/// What a control calls for events.
@MainActor
struct ControlHandler {
  enum Call {
    /// A target's method; whose target has gone is no longer called.
    case method(TargetMethod)
    /// A method of whichever responder has it.
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

  /// Whether the target has gone.
  var isOrphaned: Bool {
    if case .method(let method) = call { method.target == nil } else { false }
  }

  /// Whether it's of a target; nil stands for all of them.
  func isMethod(of target: AnyObject?) -> Bool {
    selector != nil && (target == nil || self.target === target)
  }
}
