import CoreGraphics

// Nothing is drawn without a current context. The context's current path is replaced.

extension UIBezierPath {
  func strokePath() {
    guard let context = contextWithPath else { return }
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.setLineCap(lineCapStyle)
    context.setLineJoin(lineJoinStyle)
    context.setMiterLimit(miterLimit)
    context.setLineDash(phase: dashes.phase, lengths: dashes.lengths)
    context.strokePath()
    context.restoreGState()
  }

  /// The current context, after its current path was set to this one.
  var contextWithPath: CGContext? {
    let context = UIGraphicsGetCurrentContext()
    context?.beginPath()
    context?.addPath(cgPath)
    return context
  }

  func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ actions: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    actions()
    context.restoreGState()
  }
}
