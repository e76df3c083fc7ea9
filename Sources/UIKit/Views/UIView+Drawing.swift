public import QuartzCore
import Reflection

extension UIView {
  /// Which classes of views draw themselves.
  private static let drawOverrides = ClassOverrides(
    of: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

  /// Whether the class overrides ``draw(_:)``.
  var drawsItself: Bool { UIView.drawOverrides.contains(type(of: self)) }

  /// Asks that the view draw itself anew before the next picture.
  public func setNeedsDisplay() { if drawsItself { layer.setNeedsDisplay() } }

  /// Asks that the view draw itself anew before the next picture; all of it is drawn.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}

private final class PlainView: UIView {}

private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {}
}

// MARK: - Pictures of views

extension UIView {
  /// Draws the view and those below as they show now into the current graphics context, scaled to a rectangle.
  ///
  /// - Returns: Whether there is a context to draw into.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext() else { return false }
    if afterUpdates { layoutIfNeeded() }
    guard bounds.width > 0, bounds.height > 0 else { return true }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    (afterUpdates ? layer : layer.presentation() ?? layer).render(in: context)
    context.restoreGState()
    return true
  }

  /// Returns a view that shows what this one shows now; nil where it has no extent.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows what a part of this one shows now, and that stretches between the insets when its size
  /// changes; nil where the part has no extent.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, let image = image(of: rect, afterScreenUpdates: afterUpdates)
    else { return nil }
    let view = UIView(frame: CGRect(origin: .zero, size: rect.size))
    view.layer.contents = image
    view.layer.contentsScale = contentScaleFactor
    view.layer.contentsCenter = CGRect(
      x: capInsets.left / rect.width, y: capInsets.top / rect.height,
      width: max(1 - (capInsets.left + capInsets.right) / rect.width, 0),
      height: max(1 - (capInsets.top + capInsets.bottom) / rect.height, 0))
    return view
  }

  private func image(of rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> CGImage? {
    let scale = contentScaleFactor
    guard let context = CGContext.image(size: rect.size, scale: scale, isOpaque: false) else { return nil }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let origin = CGPoint(x: bounds.minX - rect.minX, y: bounds.minY - rect.minY)
    drawHierarchy(in: CGRect(origin: origin, size: bounds.size), afterScreenUpdates: afterUpdates)
    return context.makeImage()
  }
}
