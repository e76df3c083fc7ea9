public import QuartzCore

/// A view that sends events to targets and actions in response to touches.
///
/// ```swift
/// button.addTarget(self, action: Selector(LoginController.logIn), for: .touchUpInside)
/// slider.addAction(UIAction { _ in update() }, for: .valueChanged)
/// ```
///
/// Subclasses override ``beginTracking(_:with:)`` and the related methods to follow a touch, and the state properties
/// to display states.
@preconcurrency @MainActor
open class UIControl: UIView {
  var handlers: [ControlHandler] = []
  private weak var trackedTouch: UITouch?

  /// Creates a control with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control from an archive, with its geometry and appearance.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a control with an action for ``Event/primaryActionTriggered``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  // MARK: State

  /// Whether the control receives touches. Default true. Disabling it cancels the tracked touch.
  open var isEnabled = true {
    didSet {
      if !isEnabled { cancelTouch(with: nil) }
      propertyDidChange()
    }
  }
  /// Whether the control is selected. Default false.
  open var isSelected = false {
    didSet { propertyDidChange() }
  }
  /// Whether the control is highlighted. Default false.
  open var isHighlighted = false {
    didSet { propertyDidChange() }
  }

  /// The control's current state.
  open var state: State {
    var state: State = []
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  /// The vertical alignment of the content. Default ``ContentVerticalAlignment/center``.
  open var contentVerticalAlignment = ContentVerticalAlignment.center
  /// The horizontal alignment of the content. Default ``ContentHorizontalAlignment/center``.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center

  /// The horizontal alignment with leading and trailing resolved to left and right.
  open var effectiveContentHorizontalAlignment: ContentHorizontalAlignment {
    let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
    return switch contentHorizontalAlignment {
    case .leading: isLeftToRight ? .left : .right
    case .trailing: isLeftToRight ? .right : .left
    default: contentHorizontalAlignment
    }
  }

  // MARK: Tracking

  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the bounds extended by 70 points on each side.
  open private(set) var isTouchInside = false

  /// Called when a touch begins. Returns whether to track it. Default true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has moved. Returns whether to continue tracking it. Default true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }

  /// Called when the touch has ended.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}

  /// Called when the touch was canceled.
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
    // An override can have disabled the control.
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

  /// Returns false for single taps with one finger that a recognizer outside the control would recognize.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, isEnabled else {
      return true
    }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }

  // MARK: Sending

  /// Calls a method on a target; if the target is nil, on the nearest object in the responder chain that has the
  /// method.
  ///
  /// All calls to targets go through this method.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target { return call(action, on: target, for: event) }
    let responders = sequence(first: self as UIResponder, next: \.next)
    if let receiver = responders.first(where: { action.canPerform(on: $0) }) {
      call(action, on: receiver, for: event)
    }
  }

  private func call(_ action: Selector, on target: Any, for event: UIEvent?) {
    _ = action.call(on: target, with: self, event)
  }

  /// Calls an action. All calls of actions go through this method.
  open func sendAction(_ action: UIAction) { action.call(from: self) }

  // MARK: Targets and actions

  /// Adds a target's method, which is called for events. Its first parameter, if it has one, receives the control, and
  /// its second one the event.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called. It isn't retained. Nil means the nearest object in the responder
  ///     chain that has the method.
  ///   - action: The method, such as `Selector("logIn", LoginController.logIn)`. If the same name is added twice, the
  ///     method is called once. Without names, methods can't be compared, so the method is called twice.
  ///   - controlEvents: The events.
  /// - Precondition: The selector was created from a method of the target.
  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    add(target, action, for: controlEvents)
  }

  /// Removes the methods of a target for events.
  ///
  /// - Parameters:
  ///   - target: The target; nil means all targets.
  ///   - action: The method; nil means all methods. Methods without names can't be compared, so all of them are
  ///     removed too, and a selector without a name removes all methods of the target.
  ///   - controlEvents: The events.
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    removeEvents(controlEvents) { $0.isMethod(of: target, action) }
  }

  /// The targets of the control.
  open var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target as? NSObject })
  }

  /// The events that have a target or an action.
  open var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns the names of the target's methods for an event, or descriptions of those without names; nil if there are
  /// none.
  open func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    selectorNames(of: target, for: controlEvent)
  }

  /// Adds an action for events, replacing one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(call: .action(action), events: controlEvents))
  }

  /// Removes an action for events.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  open func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  /// Calls the methods and actions for events, in the order in which they were added.
  open func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { traits.accessibility.isElement ?? naturalAccessibility?.isNaturalElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }
}

// MARK: - Tracking

extension UIControl {
  /// The distance from the bounds, in points, within which a tracked touch counts as inside.
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
