import QuartzCore

extension UIView {
  var effectiveContentScale: CGFloat {
    get { layer.contentsScale }
    set {
      traits.hasOwnContentScale = true
      setContentScale(newValue)
      guard self is UIWindow else { return }
      forEachInHierarchy { $0.inheritContentScale(from: self) }
    }
  }

  /// Adopts another view's content scale unless this view has its own.
  func inheritContentScale(from view: UIView) {
    if !traits.hasOwnContentScale { setContentScale(view.contentScaleFactor) }
  }

  private func setContentScale(_ scale: CGFloat) {
    guard scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    setNeedsDisplay()
  }

  // MARK: Coordinate conversion

  func conversionLayer(for view: UIView?) -> CALayer? { (view ?? window)?.layer }

  // MARK: Hit testing

  /// The smallest alpha at which a view receives touches.
  private static var leastTouchableAlpha: CGFloat { 0.01 }

  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= UIView.leastTouchableAlpha,
      self.point(inside: point, with: event)
    else { return nil }
    for subview in subviews.reversed() {
      if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  // MARK: Resizing

  /// Changes the geometry, then resizes the subviews and invalidates the layout if the size has changed.
  func changeGeometry(_ body: () -> Void) {
    let old = bounds.size
    body()
    if traits.tracksSafeArea { safeAreaMayHaveChanged() }
    guard bounds.size != old else { return }
    if autoresizesSubviews {
      for subview in subviews { subview.resizeWithSuperview(from: old, to: bounds.size) }
    }
    setNeedsLayout()
    if contentMode == .redraw, overridesDraw { setNeedsDisplay() }
  }
}

extension CGRect {
  /// The rectangle with NaN and infinite values replaced by 0.
  var finite: CGRect {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height))
  }
}
