public import QuartzCore
import Requirements

/// Recognizes a gesture in the touches of a view and its subviews.
///
/// ```
/// discrete     possible → ended (recognized)
/// continuous   possible → began → changed … → ended or canceled
/// either       possible → failed
/// ```
///
/// A recognizer receives touches before the view does. When it recognizes its gesture, other recognizers of the same
/// touches fail unless simultaneous recognition is allowed, and the view's touches are canceled. It's reset after
/// all of its touches have ended. Delays, such as those of a long press or between taps, use the time of the view's
/// stage.
///
/// Subclasses override ``touchesBegan(_:with:)`` and the related methods, and set ``state``. Transitions that aren't
/// shown above are ignored.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture recognizer.
  public enum State: Int, Sendable {
    /// No gesture has been recognized, but one may be.
    case possible
    /// A continuous gesture has begun.
    case began
    /// A continuous gesture has changed.
    case changed
    /// The gesture has ended.
    case ended
    /// A continuous gesture was canceled.
    case cancelled
    /// The touches aren't the gesture.
    case failed

    /// The end of a discrete gesture.
    public static let recognized = State.ended
  }

  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// The object that influences the recognition.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging. It's stored and not used. Default nil.
  open var name: String?

  /// Whether the recognizer receives touches. Default true. Disabling it cancels the current gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { stopRecognizing() } }
  }
  /// Whether recognition cancels the view's touches. Default true.
  open var cancelsTouchesInView = true
  /// Whether the view receives touches only after the recognizer has failed. Default false.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches only after the recognizer has failed. Default true.
  open var delaysTouchesEnded = true
  /// The raw values of the touch types to track. Default all.
  open var allowedTouchTypes: [NSNumber] = (0...3).map { NSNumber(value: $0) }

  var tracking = GestureTracking()
  var actions: [TargetAction<UIGestureRecognizer>] = []
  var failureRequirements: [WeakReference<UIGestureRecognizer>] = []
  weak var coordinator: TouchCoordinator?

  /// Creates a recognizer that calls a target's method, with itself as the argument if the method has a parameter.
  ///
  /// The target isn't retained.
  ///
  /// - Precondition: The selector was created from a method of the target.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Creates a recognizer without actions.
  public convenience override init() { self.init(target: nil, action: nil) }

  // MARK: State

  /// The state of the recognizer. Only subclasses set it.
  open var state: State {
    get { tracking.state }
    set {
      move(to: newValue)
      ObservedObjects.didChange(self)
    }
  }

  /// Called when touches have begun. The default implementation does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have moved. The default implementation does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches have ended. The default implementation does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches were canceled. The default implementation does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the recognizer is reset to the possible state. The default implementation does nothing.
  open func reset() {}

  /// Stops tracking a touch. Only subclasses call it.
  open func ignore(_ touch: UITouch, for event: UIEvent) { tracking.remove(touch) }

  // MARK: Other recognizers

  /// Returns whether another recognizer fails when this one recognizes its gesture. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer fails when another one recognizes its gesture. Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Returns whether this recognizer waits until another one has failed. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  /// Returns whether another recognizer waits until this one has failed. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Makes this recognizer wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.object == nil }
    failureRequirements.append(WeakReference(object: otherGestureRecognizer))
  }

  // MARK: Location

  /// Returns the center of the touches in a view's coordinates; nil means the window.
  open func location(in view: UIView?) -> CGPoint {
    let locations = tracking.gestureTouches.map { $0.location(in: view) }
    guard !locations.isEmpty else { return .zero }
    let count = CGFloat(locations.count)
    return CGPoint(x: locations.reduce(0) { $0 + $1.x } / count, y: locations.reduce(0) { $0 + $1.y } / count)
  }

  /// The number of touches that make up the gesture.
  open var numberOfTouches: Int { tracking.gestureTouches.count }

  /// Returns the location of one of the touches in a view's coordinates; nil means the window.
  ///
  /// - Precondition: `touchIndex` is below ``numberOfTouches``.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    Requirements.require(
      tracking.gestureTouches.indices.contains(touchIndex),
      "a touch index must be below \(numberOfTouches), not \(touchIndex)")
    return tracking.gestureTouches[touchIndex].location(in: view)
  }

  /// Whether the recognizer waits for further touches although all have ended.
  var awaitsTouches: Bool { false }

  // MARK: Targets

  /// Adds a target's method, which is called when the gesture begins, changes, ends and is canceled.
  ///
  /// The target isn't retained. A method that was added with the same name before is called once. Without names, methods
  /// can't be compared, and it's called twice.
  ///
  /// - Precondition: The selector was created from a method of the target.
  open func addTarget(_ target: Any, action: Selector) { add(target, action) }

  /// Removes a method of a target. Nil means all targets, or all methods.
  ///
  /// Methods without names can't be compared: all those are removed too, and a selector without a name removes all
  /// methods of the target.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target.map { $0 as AnyObject }
    actions.removeAll { $0.isMethod(of: target, action) }
  }
}
