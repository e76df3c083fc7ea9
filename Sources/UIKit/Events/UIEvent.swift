public import QuartzCore

/// The state of all touches at an instant.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// An event of touches.
    case touches
    /// A motion of the device.
    case motion
    /// An event of a remote control.
    case remoteControl
    /// An event of physical buttons.
    case presses
  }

  /// The kind of an event of motion.
  public enum EventSubtype: Int, Sendable {
    /// No particular kind.
    case none = 0
    /// A shake of the device.
    case motionShake = 1
  }

  /// The kind of the event: always ``EventType/touches``.
  open var type: EventType { .touches }
  /// The kind of an event of motion: always ``EventSubtype/none``.
  open var subtype: EventSubtype { .none }
  /// The media time of the event, on the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// All touches, including those that haven't changed.
  open internal(set) var allTouches: Set<UITouch>?

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches?.filter { $0.view === view } }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches?.filter { $0.window === window } }

  /// Returns the touches that a gesture recognizer tracks.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches?.filter { gesture.tracking.contains($0) }
  }
}
