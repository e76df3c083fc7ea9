import QuartzCore

extension UIView {
  /// Whether the view receives more than one touch at a time. Default false.
  public var isMultipleTouchEnabled: Bool {
    get { traits.isMultipleTouchEnabled }
    set { traits.isMultipleTouchEnabled = newValue }
  }

  /// Whether other views receive no touches while this view has some. Default false.
  public var isExclusiveTouch: Bool {
    get { traits.isExclusiveTouch }
    set { traits.isExclusiveTouch = newValue }
  }

  /// Makes the first responder resign if it's this view or one of its subviews, and returns whether none of them is
  /// the first responder.
  ///
  /// - Parameter force: Whether a refusal by the first responder or its delegate is ignored.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { resignFirstResponderInside(isForced: force) }

  /// Makes the first responder resign if it's in this view, and returns whether none in this view is the first
  /// responder.
  ///
  /// - Parameter isForced: Whether a refusal is ignored. The first responder and its delegate are asked anyway.
  @discardableResult
  func resignFirstResponderInside(isForced: Bool) -> Bool {
    guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return true
    }
    return editor.resignFirstResponder(isForced: isForced)
  }

  // MARK: Gesture recognizers

  /// The gesture recognizers attached to the view; nil, not an empty array, if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { links.gestureRecognizers.isEmpty ? nil : links.gestureRecognizers }
    set {
      for recognizer in links.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Attaches a gesture recognizer to the view, after removing it from its current view.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    links.gestureRecognizers.append(gestureRecognizer)
  }

  /// Detaches a gesture recognizer from the view.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.stopRecognizing()
    gestureRecognizer.view = nil
    links.gestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  // MARK: Tint and traits

  /// Calls ``tintColorDidChange()`` on this view and on the views below that inherit its tint.
  func notifyTintColorChange() {
    var pending = [self]
    while let view = pending.popLast() {
      view.tintColorDidChange()
      pending += view.subviews.reversed().filter { $0.traits.tintColor == nil }
    }
  }

  /// The interface style of the view and its subviews. Default unspecified, which inherits the superview's.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.overrideUserInterfaceStyle }
    set {
      traits.overrideUserInterfaceStyle = newValue
      forEachInHierarchy { $0.resolveColors() }
    }
  }

  /// The traits of the view: the current ones with the nearest overridden interface style.
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

  /// Whether the layer's background color is the one that the view applied.
  var layerShowsBackgroundColor: Bool { layer.backgroundColor == traits.appliedLayerBackground }

  /// Sets the layer's background color and records it as the view's.
  func applyLayerBackground(_ color: CGColor?) {
    layer.backgroundColor = color
    recordLayerBackground()
  }

  /// Records the layer's background color as the one that the view applied.
  func recordLayerBackground() { traits.appliedLayerBackground = layer.backgroundColor }

  /// An identifier for state restoration. It's stored and not used. Default nil.
  public var restorationIdentifier: String? {
    get { traits.restorationIdentifier }
    set { traits.restorationIdentifier = newValue }
  }

  /// An identifier for user interface tests. It's stored and not used. Default nil.
  public var accessibilityIdentifier: String? {
    get { traits.accessibilityIdentifier }
    set { traits.accessibilityIdentifier = newValue }
  }
}
