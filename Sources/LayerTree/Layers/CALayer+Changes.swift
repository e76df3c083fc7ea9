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
    let action = willChange(property.key)
    store()
    didChange(property, from: oldSize, wasHidden: wasHidden, action)
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

  /// Changes the value of a key, looking up its action beforehand and running the action afterward.
  final func changeWithAction(_ key: String, _ store: () -> Void) {
    let action = willChange(key)
    store()
    action?.run(forKey: key, on: self)
  }

  // `willChange` and `didChange` aren't inlined, so that the setters stay small.

  /// Prepares a change of the value of a key, and returns the action to run after it.
  @inline(never)
  private func willChange(_ key: String) -> PendingAction? {
    guard host != nil else { return actionWithoutHost(forKey: key) }
    let transactions = TransactionStack.current
    guard !transactions.disablesActions else {
      transactions.touch(self)
      return nil
    }
    let action = action(forKey: key)
    let animation = action as? CABasicAnimation
    let fromValue = animation == nil ? nil : shownValue(forKey: key)
    transactions.touch(self)
    return action.map { PendingAction(action: $0, animation: animation, fromValue: fromValue) }
  }

  /// Returns the action for a key in a tree without a host, where only a delegate has actions.
  private func actionWithoutHost(forKey key: String) -> PendingAction? {
    guard links.delegate != nil, presentedModel == nil, !TransactionStack.current.disablesActions else {
      return nil
    }
    return action(forKey: key).map { PendingAction(action: $0) }
  }

  /// Finishes a change of a property: runs the action, updates layout and display, and notifies observers.
  @inline(never)
  private func didChange(
    _ property: LayerProperty, from oldSize: CGSize, wasHidden: Bool, _ action: consuming PendingAction?
  ) {
    let key = property.key
    action?.run(forKey: key, on: self)
    if property == .bounds { boundsChanged(from: oldSize) }
    if property == .bounds || property == .position { reportIfNaN(property) }
    if property == .hidden, values.isHidden != wasHidden, host != nil {
      runOrderAction(wasHidden ? kCAOnOrderIn : kCAOnOrderOut)
    }
    if Swift.type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    if flags.isObserved { notifyObservers() }
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

extension CGRect {
  /// Whether any number differs. Foundation's `!=` isn't inlined.
  @inline(__always)
  func differs(from other: CGRect) -> Bool {
    origin.x != other.origin.x || origin.y != other.origin.y || size.width != other.size.width
      || size.height != other.size.height
  }
}

/// An action that was looked up before a change and runs after it.
private struct PendingAction {
  let action: any CAAction
  /// The action, if it's an animation that starts at ``fromValue`` unless it has a start, an end or a difference of its own.
  var animation: CABasicAnimation?
  /// The value that was shown before the change.
  var fromValue: Any?

  func run(forKey key: String, on layer: CALayer) {
    if let animation, animation.hasNoEnds { animation.fromValue = fromValue }
    action.run(forKey: key, object: layer, arguments: nil)
  }
}

extension CABasicAnimation {
  fileprivate var hasNoEnds: Bool { ends.from == nil && ends.to == nil && ends.by == nil }
}
