import QuartzCore
import Reflection

extension UIView {
  /// Detects overrides of ``draw(_:)``.
  private static let drawOverrides = ClassOverrides(
    of: UIView.self, plain: PlainView.self, overriding: DrawingView.self)

  /// Detects overrides of `CALayer.draw(in:)`.
  private static let layerDrawOverrides = ClassOverrides(
    of: CALayer.self, plain: PlainLayer.self, overriding: DrawingLayer.self)

  /// Whether the view's class overrides ``draw(_:)``, or its layer's class `draw(in:)`.
  var overridesDraw: Bool {
    UIView.drawOverrides.contains(type(of: self)) || UIView.layerDrawOverrides.contains(type(of: layer))
  }
}

private final class PlainView: UIView {}

private final class DrawingView: UIView {
  override func draw(_ rect: CGRect) {}
}

private final class PlainLayer: CALayer {}

private final class DrawingLayer: CALayer {
  override func draw(in ctx: CGContext) {}
}

// MARK: - Snapshots

extension UIView {
  @discardableResult
  func drawTree(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
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

  func snapshot(
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
