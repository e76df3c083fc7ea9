public import QuartzCore

/// An action that a swipe over a row reveals.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Sendable {
    /// Gray.
    case normal = 0
    /// Red; the row is expected to be deleted.
    case destructive
  }

  /// A closure that performs an action; it calls its last argument at the end, with whether the action was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The look.
  open private(set) var style: Style
  /// The closure that performs the action.
  open private(set) var handler: Handler
  /// The title.
  open var title: String?
  /// The image above the title.
  open var image: UIImage?
  /// The color; nil, the default, for that of the style.
  open var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
    backgroundColor = style == .destructive ? .systemRed : .systemGray
  }
}

/// The actions that a swipe over a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, from the edge of the row inward.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action. Default true.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}
