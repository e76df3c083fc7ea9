public import QuartzCore

extension UIView {
  /// Where in the bounds, from 0 to 1 in both directions, the point lies that ``center`` names and about which
  /// transforms turn. Default the middle.
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The pixels of drawn contents that make a point. Default the window's, whose is the screen's.
  ///
  /// A window's is that of all its views which weren't given one of their own.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set {
      traits.hasOwnContentScale = true
      setContentScale(newValue)
      guard self is UIWindow else { return }
      forEachInHierarchy { $0.inheritContentScale(from: self) }
    }
  }

  /// Draws the contents as densely as another view's, unless a density of its own was asked for.
  func inheritContentScale(from view: UIView) {
    if !traits.hasOwnContentScale { setContentScale(view.contentScaleFactor) }
  }

  private func setContentScale(_ scale: CGFloat) {
    guard scale != layer.contentsScale else { return }
    layer.contentsScale = scale
    setNeedsDisplay()
  }

  // MARK: Conversion

  /// Converts a point of this view's space to another's; nil is the window.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    layer.convert(point, to: conversionLayer(for: view))
  }
  /// Converts a point of another view's space to this one's; nil is the window.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    layer.convert(point, from: conversionLayer(for: view))
  }
  /// Converts a rectangle of this view's space to the smallest around it in another's; nil is the window.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    layer.convert(rect, to: conversionLayer(for: view))
  }
  /// Converts a rectangle of another view's space to the smallest around it in this one's; nil is the window.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    layer.convert(rect, from: conversionLayer(for: view))
  }

  private func conversionLayer(for view: UIView?) -> CALayer? { (view ?? window)?.layer }

  // MARK: Hits

  /// The least alpha with which a view takes touches.
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

  // MARK: Changes of size

  /// Changes the geometry, then lets the subviews follow where the size has changed.
  func changeGeometry(_ body: () -> Void) {
    let old = bounds.size
    body()
    guard bounds.size != old else { return }
    if autoresizesSubviews {
      for subview in subviews { subview.resizeWithSuperview(from: old, to: bounds.size) }
    }
    setNeedsLayout()
    if contentMode == .redraw, drawsItself { setNeedsDisplay() }
  }
}

extension CGRect {
  /// The rectangle with 0 for what is no number.
  var finite: CGRect {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return CGRect(
      x: finite(origin.x), y: finite(origin.y), width: finite(size.width), height: finite(size.height))
  }
}
