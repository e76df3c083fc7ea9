public import QuartzCore

/// A button of an alert, with the closure that it calls.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, @preconcurrency NSCopying {
  /// The look and place of an action.
  public enum Style: Int, Sendable {
    /// An ordinary action.
    case `default` = 0
    /// Cancels: displayed apart from or after the others. An alert has at most one such action.
    case cancel
    /// Changes or deletes data: displayed in red.
    case destructive
  }

  /// The title.
  open private(set) var title: String?
  /// The style.
  open private(set) var style: Style
  /// Whether the action can be chosen. Default true.
  open var isEnabled = true { didSet { didChange?() } }

  private let handler: ((UIAlertAction) -> Void)?
  /// A closure that updates the action's button.
  var didChange: (() -> Void)?

  /// Creates an action. The handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Returns a copy with the same handler.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIAlertAction(title: title, style: style, handler: handler)
    copy.isEnabled = isEnabled
    return copy
  }

  func callHandler() { handler?(self) }
}
