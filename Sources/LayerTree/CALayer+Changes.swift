import CoreGraphics

extension CALayer {
  /// Changes a property: looks for an action beforehand and runs it afterward.
  ///
  /// - Parameters:
  ///   - differs: Whether the new value is another one; setting the same again does nothing.
  ///   - store: Stores the new value.
  @inline(__always)
  final func change(_ property: LayerProperty, _ differs: Bool, _ store: () -> Void) {
    explicitProperties.insert(property)
    guard differs else { return }
    let (oldSize, wasHidden) = (values.bounds.size, values.isHidden)
    if host == nil {
      store()
    } else {
      changeWithAction(property.key, store)
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

  /// Changes what a key names, in a tree with a host.
  final func changeWithAction(_ key: String, _ store: () -> Void) {
    let transactions = TransactionStack.current
    guard !transactions.disablesActions else {
      transactions.touch(self)
      store()
      return
    }
    let action = action(forKey: key)
    let shown = action is CABasicAnimation ? (presentation() ?? self).value(forKey: key) : nil
    transactions.touch(self)
    store()
    guard let action else { return }
    if let animation = action as? CABasicAnimation, animation.hasNoEnds { animation.fromValue = shown }
    action.run(forKey: key, object: self, arguments: nil)
  }

  private func boundsChanged(from oldSize: CGSize) {
    flagForLayout()
    if flags.displaysOnBoundsChange { setNeedsDisplay() }
    if values.bounds.size != oldSize, !links.sublayers.isEmpty, isAmongDrawnLevels {
      resizeSublayers(withOldSize: oldSize)
    }
  }
}

extension CABasicAnimation {
  fileprivate var hasNoEnds: Bool { ends.from == nil && ends.to == nil && ends.by == nil }
}
