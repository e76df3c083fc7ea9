public import QuartzCore

/// A finger on a window, from its first contact until it's lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The finger came down.
    case began
    /// The finger moved.
    case moved
    /// The finger hasn't moved since the last event.
    case stationary
    /// The finger was lifted.
    case ended
    /// The system canceled the touch.
    case cancelled
  }

  /// The device of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct
    /// A finger on a remote control.
    case indirect
    /// A pencil.
    case pencil
    /// A mouse or trackpad.
    case indirectPointer
  }

  /// The phase of the touch.
  open internal(set) var phase = Phase.began
  /// The media time of the last change, on the stage's clock.
  open internal(set) var timestamp: TimeInterval = 0
  /// The number of consecutive taps at nearly the same position.
  open internal(set) var tapCount = 0
  /// The device of the touch. Default ``TouchType/direct``.
  open internal(set) var type = TouchType.direct
  /// The view in which the touch began. It doesn't change when the touch moves.
  open internal(set) weak var view: UIView?
  /// The window of the touch.
  open internal(set) weak var window: UIWindow?
  /// The gesture recognizers that receive the touch.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizerReferences.compactMap(\.object) }
    set { recognizerReferences = (newValue ?? []).map { WeakReference(object: $0) } }
  }

  // Weak, because recognizers retain touches.
  private var recognizerReferences: [WeakReference<UIGestureRecognizer>] = []
  /// The position at which the touch began, in the window's coordinates.
  var startPoint = CGPoint.zero
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  /// The touch's number in its window, which orders simultaneous touches.
  var number = 0
  var delivery = TouchDelivery()
  /// Whether the touch began while the application ignored touches.
  var isIgnored = false

  /// Returns the position in a view's coordinates; nil means the window.
  open func location(in view: UIView?) -> CGPoint { convert(point, to: view) }

  /// Returns the position before the last move in a view's coordinates; nil means the window.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, to: view) }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view else { return point }
    return view.convert(point, from: window)
  }

  /// Whether the touch has ended or was canceled.
  var hasEnded: Bool { phase == .ended || phase == .cancelled }
}
