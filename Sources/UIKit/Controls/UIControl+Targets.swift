public import QuartzCore
import Requirements

// MARK: - Targets

extension UIControl {
  /// Adds a target's method, which is called for events with the control as the argument if the method has a
  /// parameter.
  ///
  /// - Parameters:
  ///   - target: The object whose method is called. It isn't retained. Nil stands for the nearest object in the
  ///     responder chain that has the method.
  ///   - action: The method, such as `Selector(LoginController.logIn)`. Methods can't be compared, so unlike on
  ///     Apple's systems adding one twice calls it twice.
  ///   - controlEvents: The events.
  /// - Precondition: The selector was created from a method of the target.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      handlers.append(ControlHandler(call: .responderMethod(action), events: controlEvents))
      return
    }
    handlers.removeAll(where: \.isOrphaned)
    require(action.canPerform(on: target), "a control can't call \(action) on \(target)")
    handlers.append(ControlHandler(call: .method(TargetMethod(target, action)), events: controlEvents))
  }

  /// Removes the methods of a target for events.
  ///
  /// - Parameters:
  ///   - target: The target; nil stands for all targets.
  ///   - action: Ignored. Methods can't be compared, so all methods of the target are removed.
  ///   - controlEvents: The events.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    removeEvents(controlEvents) { $0.isMethod(of: target) }
  }

  /// The targets of the control.
  public var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target as? NSObject })
  }

  /// The events that have a target or an action.
  public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// Returns descriptions of the target's methods for an event; nil if there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let selectors = handlers.filter { !$0.events.isDisjoint(with: controlEvent) && $0.isMethod(of: target) }
      .compactMap(\.selector?.description)
    return selectors.isEmpty ? nil : selectors
  }
}

// MARK: - Actions

extension UIControl {
  /// Adds an action for events, in place of one with the same identifier.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(call: .action(action), events: controlEvents))
  }

  /// Removes an action for events.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for events.
  public func removeAction(identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event) {
    removeEvents(controlEvents) { $0.action?.identifier == actionIdentifier }
  }

  private func removeEvents(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty }
  }
}

// MARK: - Sending

extension UIControl {
  /// Calls the methods and actions for events, in the order in which they were added.
  public func sendActions(for controlEvents: Event) { sendActions(for: controlEvents, with: nil) }

  func sendActions(for events: Event, with event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      switch handler.call {
      case .method(let method):
        if let target = method.target { sendAction(method.selector, to: target, for: event) }
      case .responderMethod(let selector): sendAction(selector, to: nil, for: event)
      case .action(let action): sendAction(action)
      }
    }
  }
}
