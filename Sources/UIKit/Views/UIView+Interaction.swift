import QuartzCore

extension UIView {
  /// Whether the view takes more than one touch at a time. Default false.
  public var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views get no touches while this one has some. Default false.
  public var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// Ends editing in this view and below; returns whether nothing is edited there.
  ///
  /// - Parameter force: Whether editing also ends where the one who edits, or its delegate, doesn't want that.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(isForced: force) }

  /// Returns whether typing goes to no view in this one after asking for that.
  ///
  /// - Parameter isForced: Whether it isn't up to the one that typing goes to, which is asked all the same.
  @discardableResult
  func resignFirstResponderInside(isForced: Bool) -> Bool {
    guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return true
    }
    return editor.resignFirstResponder(isForced: isForced)
  }

  // MARK: Gesture recognisers

  /// Who watches the view's touches; nil, not an empty list, where nobody does.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { links.gestureRecognizers.isEmpty ? nil : links.gestureRecognizers }
    set {
      for recognizer in links.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Lets a recogniser watch the view's touches; it leaves the view that it watches.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    links.gestureRecognizers.append(gestureRecognizer)
  }

  /// Lets a recogniser no longer watch the view's touches.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.stopRecognizing()
    gestureRecognizer.view = nil
    links.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  // MARK: Tint and traits

  /// Tells this view and those below that take over its tint that it has changed.
  func notifyTintColorChange() {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending += view.subviews.reversed().filter { $0.traits.tintColor == nil }
    }
  }

  /// Whether the view is light or dark. Default as its superview is.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrideUserInterfaceStyle }
    set {
      traits.overrideUserInterfaceStyle = newValue
      forEachInHierarchy { $0.resolveColors() }
    }
  }

  /// Under what conditions the view shows.
  public var traitCollection: UITraitCollection {
    for view in sequence(first: self, next: \.superview) where view.overrideUserInterfaceStyle != .unspecified
    {
      let style = UITraitCollection(userInterfaceStyle: view.overrideUserInterfaceStyle)
      return UITraitCollection(traitsFrom: [.current, style])
    }
    return .current
  }

  private func resolveColors() {
    if traits.backgroundColor != nil, layerShowsBackgroundColor { backgroundColor = traits.backgroundColor }
    setNeedsDisplay()
  }

  /// Whether the layer's background is what the view gave it.
  var layerShowsBackgroundColor: Bool { layer.backgroundColor == traits.appliedLayerBackground }

  /// Gives the layer what stands for the view's background.
  func applyLayerBackground(_ color: CGColor?) {
    layer.backgroundColor = color
    recordLayerBackground()
  }

  /// Takes the layer's background for the one that the view gave it.
  func recordLayerBackground() { traits.appliedLayerBackground = layer.backgroundColor }

  /// A name to find the view by when a program's state is restored; kept, not used. Default nil.
  public var restorationIdentifier: String? {
    get { traits.restorationIdentifier }
    set { traits.restorationIdentifier = newValue }
  }

  /// A name to find the view by in tests; kept, not used. Default nil.
  public var accessibilityIdentifier: String? {
    get { traits.accessibilityIdentifier }
    set { traits.accessibilityIdentifier = newValue }
  }
}
