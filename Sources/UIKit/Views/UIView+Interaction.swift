import QuartzCore

extension UIView {
  /// Makes the first responder resign if it's in this view, and returns whether no view in this view is the
  /// first responder anymore.
  ///
  /// - Parameter isForced: Whether a refusal is ignored. The first responder and its delegate are still called.
  @discardableResult
  func resignFirstResponderInside(isForced: Bool) -> Bool {
    guard let editor = UIResponder.firstResponder as? UIView, editor.isDescendant(of: self) else {
      return true
    }
    return editor.resignFirstResponder(isForced: isForced)
  }

  // MARK: Gesture recognizers

  var attachedRecognizers: [UIGestureRecognizer]? {
    get { links.gestureRecognizers.isEmpty ? nil : links.gestureRecognizers }
    set {
      for recognizer in links.gestureRecognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  func attach(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    links.gestureRecognizers.append(gestureRecognizer)
  }

  func detach(_ gestureRecognizer: UIGestureRecognizer) {
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

  /// Whether the layer's background color is the one that the view applied.
  var layerShowsBackgroundColor: Bool { layer.backgroundColor == traits.appliedLayerBackground }

  /// Sets the layer's background color and records it as the view's.
  func applyLayerBackground(_ color: CGColor?) {
    layer.backgroundColor = color
    recordLayerBackground()
  }

  /// Records the layer's background color as the one that the view applied.
  func recordLayerBackground() { traits.appliedLayerBackground = layer.backgroundColor }
}
