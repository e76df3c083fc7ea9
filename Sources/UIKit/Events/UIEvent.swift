public import QuartzCore

/// What happened at one instant: the touches that there are.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing happened.
  public enum EventType: Int, Sendable {
    case touches
  }

  /// What kind of thing happened: touches, of which alone this UIKit knows.
  open var type: EventType { .touches }
  /// When it happened, in the media time of the stage.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches that there are, whether or not they changed.
  open internal(set) var allTouches: Set<UITouch>?

  /// The touches that came down in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// The touches that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// The touches that a recogniser watches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { gesture.tracking.contains($0) }
  }
}
