import CoreGraphics

extension CALayer {
  /// Changes a property: looks for an action beforehand and runs it afterward.
  ///
  /// - Parameters:
  ///   - differs: Whether the new value is another one; setting the same again does nothing.
  ///   - store: Stores the new value.
  @inline(__always)
  final func change(_ property: LayerProperty, _ differs: Bool, _ store: () -> Void) {
    guard differs else { return }
    let (oldSize, wasHidden) = (values.bounds.size, values.isHidden)
    if host == nil {
      store()
    } else {
      changeWithAction(property, store)
    }
    if property == .bounds { boundsChanged(from: oldSize) }
    if property == .hidden, values.isHidden != wasHidden, host != nil {
      runOrderAction(wasHidden ? kCAOnOrderIn : kCAOnOrderOut)
    }
    if Swift.type(of: self).needsDisplay(forKey: property.key) { setNeedsDisplay() }
  }

  /// Changes a value that has no key to animate it by.
  final func changeUnnamed(_ store: () -> Void) {
    if host != nil { TransactionStack.current.touch(self) }
    store()
  }

  private func changeWithAction(_ property: LayerProperty, _ store: () -> Void) {
    let transactions = TransactionStack.current
    guard !transactions.disablesActions else {
      transactions.touch(self)
      store()
      return
    }
    let action = action(forKey: property.key) ?? implicitAction(for: property, in: transactions)
    let shown = action is CABasicAnimation ? shownValue(of: property) : nil
    transactions.touch(self)
    store()
    guard let action else { return }
    if let animation = action as? CABasicAnimation, animation.hasNoEnds { animation.fromValue = shown }
    action.run(forKey: property.key, object: self, arguments: nil)
  }

  private func boundsChanged(from oldSize: CGSize) {
    flagForLayout()
    if flags.displaysOnBoundsChange { setNeedsDisplay() }
    if values.bounds.size != oldSize, !links.sublayers.isEmpty, isAmongDrawnLevels {
      resizeSublayers(withOldSize: oldSize)
    }
  }

  /// The transaction's own animation for a change of an animatable property: from what shows to the new value,
  /// with the transaction's duration and the default curve. Paths and pictures have none.
  private func implicitAction(
    for property: LayerProperty, in transactions: TransactionStack
  ) -> CABasicAnimation? {
    guard property.isAnimatable, property.kind.animatesImplicitly, transactions.duration > 0 else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: property.key)
    animation.timingFunction = transactions.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// What a property shows now: the presentation's value, or the model's where there is none.
  private func shownValue(of property: LayerProperty) -> Any? {
    (presentation() ?? self).store.value(of: property)
  }
}

extension ValueKind {
  fileprivate var animatesImplicitly: Bool { numberCount > 0 || (hasForms && self != .path) }
}

extension CABasicAnimation {
  fileprivate var hasNoEnds: Bool { ends.from == nil && ends.to == nil && ends.by == nil }
}

// MARK: - Actions

extension CALayer {
  /// Runs the action for entering or leaving what shows, if there is one.
  final func runOrderAction(_ event: String) {
    guard !TransactionStack.current.disablesActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  final func findAction(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) { return action }
    if let action = actionTable?[event] { return action }
    if let action = (styleTable?["actions"] as? [String: any CAAction])?[event] { return action }
    return type(of: self).defaultAction(forKey: event)
  }
}
