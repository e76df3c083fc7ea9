public import QuartzCore
import Requirements

/// Recognises a gesture in the touches of a view and of those in it.
///
/// ```
/// discrete     possible → ended (recognized)
/// continuous   possible → began → changed … → ended or cancelled
/// either       possible → failed
/// ```
///
/// A recogniser hears of touches before the view does. Once it has recognised something, others that watch the same
/// touches fail unless both may go on, and the view's touches are cancelled. It is possible again when all touches that
/// it watched have left. Waiting (for a long press, for a second tap) goes by the time of the stage that shows the view.
///
/// A subclass overrides ``touchesBegan(_:with:)`` and its relatives and sets ``state``; steps that the states above don't
/// allow are ignored.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a recogniser has come.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed

    /// How a discrete gesture ends.
    public static let recognized = State.ended
  }

  /// The view whose touches are watched.
  open internal(set) weak var view: UIView?
  /// Who has a say in when this recognises.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name to tell recognisers apart by; kept, not used. Default nil.
  open var name: String?

  /// Whether touches are watched. Default true; what is being recognised is cancelled.
  open var isEnabled = true {
    didSet { if !isEnabled { stopRecognizing() } }
  }
  /// Whether the view's touches are cancelled when the gesture is recognised. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only when this has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view hears that touches have ended only when this has failed. Default true.
  open var delaysTouchesEnded = true
  /// The raw values of the kinds of touches that are watched. Default all.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

  var tracking = GestureTracking()
  var actions: [TargetAction<UIGestureRecognizer>] = []
  var failureRequirements: [WeakReference<UIGestureRecognizer>] = []
  weak var coordinator: TouchCoordinator?

  /// Creates a recogniser that calls a target's method, with itself where the method has a parameter.
  ///
  /// The target isn't retained.
  ///
  /// - Precondition: The selector was made from a method, which the target has.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recogniser that calls nothing yet.
  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: State

  /// How far the recogniser has come. Only subclasses set it.
  open var state: State {
    get { tracking.state }
    set { move(to: newValue) }
  }

  /// Touches have begun; the default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have moved; the default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches have ended; the default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches were taken away; the default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The recogniser is about to be possible again; the default does nothing.
  open func reset() {}

  /// Leaves a touch out from now on. Only subclasses call it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { tracking.remove(touch) }

  // MARK: Among others

  /// Returns whether others fail when this one recognises. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this one fails when another recognises. Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this one waits until another has failed. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another waits until this one has failed. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Lets this one wait until another has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.object == nil }
    failureRequirements.append(WeakReference(object: otherGestureRecognizer))
  }

  // MARK: Where

  /// The middle of the touches in a view's space; nil asks for the window's.
  open func location(in view: UIView?) -> CGPoint {
    let places = tracking.gestureTouches.map { $0.location(in: view) }
    guard !places.isEmpty else { return .zero }
    let count = CGFloat(places.count)
    return CGPoint(x: places.reduce(0) { $0 + $1.x } / count, y: places.reduce(0) { $0 + $1.y } / count)
  }

  /// How many touches make up the gesture now.
  open var numberOfTouches: Int { tracking.gestureTouches.count }

  /// Where one of the touches is in a view's space; nil asks for the window's.
  ///
  /// - Precondition: `touchIndex` is below ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    Requirements.require(
      tracking.gestureTouches.indices.contains(touchIndex),
      "there are \(numberOfTouches) touches, not \(touchIndex + 1)")
    return tracking.gestureTouches[touchIndex].location(in: view)
  }

  /// Whether the recogniser, having no touches, may get more: its time isn't over.
  var awaitsTouches: Bool { false }
}
