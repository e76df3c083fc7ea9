public import QuartzCore
import Requirements

// MARK: - Targets

extension UIControl {
  /// Lets events call a target's method, with the control where the method has a parameter.
  ///
  /// - Parameters:
  ///   - target: The object whose method it is; it isn't retained. Nil stands for the first responder that has the
  ///     method, from the control on.
  ///   - action: The method, such as `Selector(LoginController.logIn)`. Each call adds it once more: methods can't be
  ///     told apart, so adding one twice isn't noticed as on Apple's systems.
  ///   - controlEvents: For which events.
  /// - Precondition: The selector was made from a method, which the target has.
  public func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
    guard let target else {
      handlers.append(ControlHandler(call: .responderMethod(action), events: controlEvents))
      return
    }
    handlers.removeAll(where: \.isOrphaned)
    require(action.canPerform(on: target), "a control can't call \(action) on \(target)")
    handlers.append(ControlHandler(call: .method(TargetMethod(target, action)), events: controlEvents))
  }

  /// Lets events no longer call a target's methods.
  ///
  /// - Parameters:
  ///   - target: The target; nil stands for all of them.
  ///   - action: Kept for code that gives it: methods can't be told apart, so all of the target's are removed.
  ///   - controlEvents: For which events.
  public func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    let target = target.map { $0 as AnyObject }
    removeEvents(controlEvents) { $0.isMethod(of: target) }
  }

  /// The targets that there are.
  public var allTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target as? NSObject })
  }

  /// The events for which something is called.
  public var allControlEvents: Event { handlers.reduce(into: []) { $0.formUnion($1.events) } }

  /// What the methods of a target that an event calls are described as; nil where there are none.
  public func actions(forTarget target: Any?, forControlEvent controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let selectors = handlers.filter { !$0.events.isDisjoint(with: controlEvent) && $0.isMethod(of: target) }
      .compactMap(\.selector?.description)
    return selectors.isEmpty ? nil : selectors
  }
}

// MARK: - Actions

extension UIControl {
  /// Lets events call an action; one with the same identifier no longer is.
  public func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    handlers.append(ControlHandler(call: .action(action), events: controlEvents))
  }

  /// Lets events no longer call an action.
  public func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Lets events no longer call the action with an identifier.
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
  /// Calls whatever is to be called for events, in the order in which it was added.
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
