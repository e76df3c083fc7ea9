public import QuartzCore

/// A view that tells others what fingers do to it.
///
/// Touches become events, events are sent to targets and actions:
///
/// ```swift
/// button.addTarget(self, action: Selector(LoginController.logIn), for: .touchUpInside)
/// slider.addAction(UIAction { _ in update() }, for: .valueChanged)
/// ```
///
/// Subclasses override ``beginTracking(_:with:)`` and its relatives to follow the finger, and the states to show them.
@preconcurrency @MainActor
open class UIControl: UIView {
  var handlers: [ControlHandler] = []
  private weak var trackedTouch: UITouch?

  /// Creates a control that calls an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control takes touches. Default true; a touch that is being followed is let go.
  open var isEnabled = true {
    didSet { if !isEnabled { cancelTouch(with: nil) } }
  }
  /// Whether the control is chosen, as a tab is. Default false.
  open var isSelected = false
  /// Whether the control shows that a finger is on it. Default false.
  open var isHighlighted = false

  /// All that the control is at the moment.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// How contents lie vertically. Default centred.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// How contents lie horizontally. Default centred.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// How contents lie horizontally, as left or right where leading or trailing was asked for.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  // MARK: Following a touch

  /// Whether a touch is being followed.
  open private(set) var isTracking = false
  /// Whether the touch that is followed is inside; up to 70 points around the bounds count.
  open private(set) var isTouchInside = false

  /// A finger comes down; returns whether to follow it. Default true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has moved; returns whether to go on following it. Default true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// The finger has left.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// The touch was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    isTouchInside = true
    let follows = beginTracking(touch, with: event)
    guard trackedTouch === touch else { return }
    isTracking = follows
    isHighlighted = true
    guard isTracking else { return }
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown, with: event)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch, with: event)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    guard isTracking else { return }
    let follows = continueTracking(touch, with: event)
    // Whoever was told may have disabled the control.
    guard trackedTouch === touch else { return }
    isTracking = follows
    guard isTracking else { return }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if isTouchInside != wasInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    isTouchInside = isInside(touch, with: event)
    let wasTracking = isTracking
    stopTracking()
    defer { isTouchInside = false }
    guard wasTracking else { return }
    let wasInside = isTouchInside
    endTracking(touch, with: event)
    sendActions(for: wasInside ? .touchUpInside : .touchUpOutside, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    cancelTouch(with: event)
  }

  /// Returns whether a recogniser may begin: not a tap with one finger that a view around the control watches for.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Sending

  /// Calls an action's method on a target, or on the first responder from here on that has it where the target is nil.
  ///
  /// All sending to targets goes through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { return action.perform(on: target, with: self) }
    let responders = sequence(first: self as UIResponder, next: \.next)
    if let receiver = responders.first(where: { action.canPerform(on: $0) }) {
      action.perform(on: receiver, with: self)
    }
  }

  /// Calls an action. All calling of actions goes through this method.
  open func sendAction(_ action: UIAction) { action.call(from: self) }
}

// MARK: - Following a touch

extension UIControl {
  /// How far outside the bounds a finger that came down inside still counts as inside, in points.
  private static var touchMargin: CGFloat { 70 }

  private func isInside(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    return bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(point)
      || self.point(inside: point, with: event)
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    if isHighlighted { isHighlighted = false }
  }

  private func cancelTouch(with event: UIEvent?) {
    guard trackedTouch != nil else { return }
    let wasTracking = isTracking
    stopTracking()
    isTouchInside = false
    guard wasTracking else { return }
    cancelTracking(with: event)
    sendActions(for: .touchCancel, with: event)
  }
}
