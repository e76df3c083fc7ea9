import CoreGraphics

// MARK: - The search

extension CALayer {
  /// The first answer to an event; nil where it's null.
  final func findAction(forKey event: String) -> (any CAAction)? {
    let answer = declaredAction(forKey: event) ?? implicitAction(forKey: event)
    return answer is NSNull ? nil : answer
  }

  private func declaredAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actionTable?[event] { return action }
    if let action = styleTable?.styleAction(forKey: event) { return action }
    return Swift.type(of: self).defaultAction(forKey: event)
  }

  /// The transaction's own animation for a change of an animatable property of a layer that was shown: from what
  /// shows to the new value, with the transaction's duration and the default curve. Paths have none, nor have contents
  /// that are no picture yet.
  private func implicitAction(forKey key: String) -> CABasicAnimation? {
    let transactions = TransactionStack.current
    guard host != nil, let property = LayerProperty(key: key, of: store.owner), property.isAnimatable,
      property.kind.animatesImplicitly || (property == .contents && showsPicture), transactions.duration > 0
    else { return nil }
    let animation = CABasicAnimation(keyPath: property.key)
    animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  private var showsPicture: Bool { (presentation() ?? self).values.contents is CGImage }
}

extension ValueKind {
  fileprivate var animatesImplicitly: Bool { numberCount > 0 || (hasForms && self != .path) }
}

// MARK: - Events of the tree

extension CALayer {
  /// Runs the action for entering or leaving what shows, if there is one.
  final func runOrderAction(_ event: String) {
    guard !TransactionStack.current.disablesActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// Lets `change` happen between looking for the action of an event and running it.
  ///
  /// Where nothing hosts the tree, or actions are disabled, nobody is asked.
  final func withAction(_ event: String, _ change: () -> Void) {
    guard host != nil, !TransactionStack.current.disablesActions else { return change() }
    runAction(event, around: change)
  }

  /// Lets `change` happen between looking for the action of an event and running it.
  final func runAction(_ event: String, around change: () -> Void) {
    let action = action(forKey: event)
    change()
    action?.run(forKey: event, object: self, arguments: nil)
  }
}
