import CoreGraphics

extension CALayer {
  /// Changes a property: looks up its action beforehand and runs the action afterward.
  ///
  /// - Parameters:
  ///   - differs: Whether the new value differs from the current one; if not, nothing happens.
  ///   - store: Stores the new value.
  @inline(__always)
  final func change(_ property: LayerProperty, _ differs: Bool, _ store: () -> Void) {
    explicitProperties.insert(property)
    guard differs else { return }
    let (oldSize, wasHidden) = (values.bounds.size, values.isHidden)
    let key = property.key
    if host == nil {
      changeWithoutHost(key, store)
    } else {
      changeWithAction(key, store)
    }
    if property == .bounds { boundsChanged(from: oldSize) }
    if property == .bounds || property == .position { reportIfNaN(property) }
    if property == .hidden, values.isHidden != wasHidden, host != nil {
      runOrderAction(wasHidden ? kCAOnOrderIn : kCAOnOrderOut)
    }
    if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if flags.isObserved { notifyObservers() }
  }

  /// Changes a property whose value is a name, and reports an unknown name.
  final func changeName<Name: RawRepresentable<String> & Equatable>(
    _ property: LayerProperty, from old: Name, to new: Name, _ store: () -> Void
  ) {
    property.reportIfUnknown(new.rawValue)
    change(property, old != new, store)
  }

  /// Whether contents are the same image object that the layer has.
  final func isShowing(_ contents: Any?) -> Bool {
    guard let image = contents as? CGImage else { return false }
    return image === values.contents as? CGImage
  }

  /// Changes a value that can't be animated by key.
  final func changeWithoutAction(_ store: () -> Void) {
    if host != nil { TransactionStack.current.touch(self) }
    store()
    if flags.isObserved { notifyObservers() }
  }

  /// Changes the value of a key in a tree without a host, looking up an action only if there is a delegate.
  private func changeWithoutHost(_ key: String, _ store: () -> Void) {
    guard links.delegate != nil, presentedModel == nil, !TransactionStack.current.disablesActions else {
      return store()
    }
    runAction(key, around: store)
  }

  /// Changes the value of a key in a tree with a host.
  final func changeWithAction(_ key: String, _ store: () -> Void) {
    let transactions = TransactionStack.current
    guard !transactions.disablesActions else {
      transactions.touch(self)
      store()
      return
    }
    let action = action(forKey: key)
    let fromValue = action is CABasicAnimation ? shownValue(forKey: key) : nil
    transactions.touch(self)
    store()
    guard let action else { return }
    if let animation = action as? CABasicAnimation, animation.hasNoEnds { animation.fromValue = fromValue }
    action.run(forKey: key, object: self, arguments: nil)
  }

  /// Reports a position or bounds with NaN, for which Core Animation raises an exception; the layer isn't drawn.
  @inline(__always)
  private func reportIfNaN(_ property: LayerProperty) {
    let (bounds, position) = (values.bounds, values.position)
    let sum =
      property == .position
      ? position.x + position.y : bounds.origin.x + bounds.origin.y + bounds.size.width + bounds.size.height
    if sum.isNaN { reportNaN(in: property) }
  }

  private func reportNaN(in property: LayerProperty) {
    let numbers = store.numbers(of: property)
    // The sum of opposite infinities is NaN, too.
    guard numbers.contains(where: \.isNaN) else { return }
    CoreAnimationDiagnostics.report("a layer's \(property.key) can't contain NaN: \(numbers)")
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
