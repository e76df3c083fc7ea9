import CoreGraphics

// MARK: - The search

extension CALayer {
  /// Returns the first action that the search for an event finds; nil if that's `NSNull`.
  final func findAction(forKey event: String) -> (any CAAction)? {
    let action = declaredAction(forKey: event) ?? implicitAction(forKey: event)
    return action is NSNull ? nil : action
  }

  private func declaredAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = links.actions?[event] { return action }
    if let action = links.style?.styleAction(forKey: event) { return action }
    return Swift.type(of: self).defaultAction(forKey: event)
  }

  /// Returns the implicit animation for a change of an animatable property of a hosted layer.
  ///
  /// It runs from the presentation's value to the new one, with the transaction's duration and timing function or the
  /// default curve. Paths aren't animated implicitly, and contents only if they are an image already.
  private func implicitAction(forKey key: String) -> CABasicAnimation? {
    let transactions = TransactionStack.current
    guard host != nil, let property = LayerProperty(key: key, of: store.owner), property.isAnimatable,
      property.kind.animatesImplicitly || (property == .contents && presentsImage), transactions.duration > 0
    else { return nil }
    let animation = CABasicAnimation(keyPath: property.key)
    animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  private var presentsImage: Bool { shownStore.values.contents is CGImage }
}

extension ValueKind {
  fileprivate var animatesImplicitly: Bool { numberCount > 0 || (hasForms && self != .path) }
}

// MARK: - Events of the tree

extension CALayer {
  /// Runs the action for becoming visible or invisible, if there is one.
  final func runOrderAction(_ event: String) {
    guard !TransactionStack.current.disablesActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Calls `change` between looking up the action for an event and running it.
  ///
  /// Without a host, or with actions disabled, no action is looked up.
  final func withAction(_ event: String, _ change: () -> Void) {
    guard host != nil, !TransactionStack.current.disablesActions else { return change() }
    let action = action(forKey: event)
    change()
    action?.run(forKey: event, object: self, arguments: nil)
  }
}
