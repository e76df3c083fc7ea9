import QuartzCore

// Frames that constraints determine.

extension UIView {
  /// Places the subviews as constraints demand.
  func applySolutions() {
    guard let engine = layoutState?.engine else { return }
    for subview in links.subviews where !subview.hasFixedFrame {
      if let frame = engine.solution(of: subview) { subview.place(in: subview.alignedToScreen(frame)) }
    }
    (self as? UIScrollView)?.applyContentSize(solvedBy: engine)
  }

  /// Changes bounds and center, so that a transform doesn't matter.
  private func place(in frame: CGRect) {
    let anchor = layer.anchorPoint
    // The origin of a zoomed view remains at the position that constraints determine.
    let scale = (superview as? UIScrollView)?.zoom.view === self ? transformScale : 1
    let center = CGPoint(
      x: frame.minX + anchor.x * frame.width * scale, y: frame.minY + anchor.y * frame.height * scale)
    deferringSafeArea {
      if bounds.size != frame.size { bounds.size = frame.size }
      if self.center != center { self.center = center }
    }
  }

  /// Returns a rectangle whose sides are rounded to the pixels of the screen.
  func alignedToScreen(_ rect: CGRect) -> CGRect {
    let scale = screenScale
    func round(_ length: CGFloat) -> CGFloat { (length * scale + pixelTolerance).rounded(.down) / scale }
    let (x, y) = (round(rect.minX), round(rect.minY))
    return CGRect(x: x, y: y, width: max(round(rect.maxX) - x, 0), height: max(round(rect.maxY) - y, 0))
  }

  /// Half a pixel, with the error of the solver: positions in the middle between two pixels are rounded up.
  private var pixelTolerance: CGFloat { 0.5 + 1e-5 }

  /// The number of pixels per point of the window; without one, of the screen.
  var screenScale: CGFloat { window?.contentScaleFactor ?? UIScreen.main.scale }

  /// Called after the view's frame or bounds may have changed, if it's involved in constraints.
  func frameDidChange() {
    guard let engine = layoutState?.engine else { return }
    if hasFixedFrame || links.superview == nil || (scrollsContent && engine.dependsOnOffset(of: self)) {
      engine.elementChanged(self)
    }
    if engine.hasFrameDependentConstants { engine.setNeedsUpdate() }
  }

  /// Solves the constraints of the tree again, after margins, baselines or the safe area have changed.
  func insetsDidChange() { layoutEngine?.setNeedsUpdate() }
}

extension UIScrollView {
  fileprivate func applyContentSize(solvedBy engine: LayoutEngine) {
    var size = contentSize
    if let width = engine.contentExtent(of: self, solvedAlong: .horizontal) {
      size.width = width + zoomGrowth.width
    }
    if let height = engine.contentExtent(of: self, solvedAlong: .vertical) {
      size.height = height + zoomGrowth.height
    }
    size = alignedToScreen(CGRect(origin: .zero, size: size)).size
    if engine.elements[ObjectIdentifier(self)] != nil, size != contentSize { contentSize = size }
  }
}
