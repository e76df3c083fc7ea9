import QuartzCore

/// What a control calls for events.
@MainActor
struct ControlHandler {
  enum Call {
    /// A target's method; whose target has gone is no longer called.
    case method(WeakTarget, Selector)
    /// A method of whichever responder has it.
    case methodOfResponder(Selector)
    case action(UIAction)
  }

  let call: Call
  var events: UIControl.Event

  var selector: Selector? {
    switch call {
    case .method(_, let selector), .methodOfResponder(let selector): selector
    case .action: nil
    }
  }

  var target: AnyObject? {
    if case .method(let target, _) = call { target.object } else { nil }
  }

  var action: UIAction? {
    if case .action(let action) = call { action } else { nil }
  }

  /// Whether the target has gone.
  var isVoid: Bool {
    if case .method(let target, _) = call { target.object == nil } else { false }
  }

  /// Whether it's of a target; nil stands for all of them.
  func isMethod(of target: AnyObject?) -> Bool {
    selector != nil && (target == nil || self.target === target)
  }
}

/// A target, which isn't retained.
struct WeakTarget {
  weak var object: AnyObject?
}
