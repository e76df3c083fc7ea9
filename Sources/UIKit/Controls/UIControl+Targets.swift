import QuartzCore
import Requirements

// MARK: - Targets

extension UIControl {
  func add(_ target: Any?, _ action: Selector, for controlEvents: Event) {
    guard let target else {
      return add(ControlHandler(call: .responderMethod(action), events: controlEvents))
    }
    handlers.removeAll(where: \.isOrphaned)
    require(action.canPerform(on: target), "a control can't call \(action) on \(target)")
    add(ControlHandler(call: .method(TargetMethod(target, action)), events: controlEvents))
  }

  /// Adds a handler, or its events to the same method's handler.
  private func add(_ handler: ControlHandler) {
    if let index = handlers.firstIndex(where: { $0.isMethod(sameAs: handler) }) {
      handlers[index].events.formUnion(handler.events)
    } else {
      handlers.append(handler)
    }
  }

  func selectorNames(of target: Any?, for controlEvent: Event) -> [String]? {
    let target = target.map { $0 as AnyObject }
    let selectors = handlers.filter { !$0.events.isDisjoint(with: controlEvent) && $0.isMethod(of: target) }
      .compactMap(\.selector?.description)
    return selectors.isEmpty ? nil : selectors
  }
}

// MARK: - Actions

extension UIControl {
  func removeEvents(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
    handlers.removeAll { $0.events.isEmpty }
  }
}

// MARK: - Sending

extension UIControl {
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
