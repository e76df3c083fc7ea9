public import QuartzCore

/// A finger, or what stands for one, from where it comes down until it leaves.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a touch has just done.
  public enum Phase: Int, Sendable {
    case began, moved, stationary, ended, cancelled
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// What the touch has just done.
  open internal(set) var phase = Phase.began
  /// When that was, in the media time of the stage.
  open internal(set) var timestamp: TimeInterval = 0
  /// How many times a finger came down at about the same point in quick succession.
  open internal(set) var tapCount = 0
  /// What touches. Default a finger.
  open internal(set) var type = TouchType.direct
  /// The view that the touch came down on; it stays that one.
  open internal(set) weak var view: UIView?
  /// The window that the touch lies in.
  open internal(set) weak var window: UIWindow?
  /// Who watches the touch beside the view.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { watchers.compactMap(\.object) }
    set { watchers = (newValue ?? []).map { WeakReference(object: $0) } }
  }

  // Recognisers hold touches.
  private var watchers: [WeakReference<UIGestureRecognizer>] = []
  /// Where the touch came down.
  var startPoint = CGPoint.zero
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  /// Counts the touches of a window, so that those of one instant have an order.
  var number = 0
  var delivery = TouchDelivery()

  /// Where the touch is in a view's space; nil asks for the window's.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Where the touch was before its last move in a view's space; nil asks for the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }

  /// Whether the finger has left.
  var isOver: Bool { phase == .ended || phase == .cancelled }
}
