public import CoreGraphics

// Nothing is drawn without a current context. The context's current path is replaced.

extension UIBezierPath {
  /// Fills the path with the context's fill color.
  public final func fill() {
    guard let context = contextWithPath else { return }
    context.fillPath(using: fillRule)
  }

  /// Strokes the path with the context's stroke color.
  public final func stroke() {
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

  /// Fills the path with a blend mode and an opacity of 0…1.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { fill() } }

  /// Strokes the path with a blend mode and an opacity of 0…1.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  /// Intersects the context's clip with the path.
  public final func addClip() {
    guard let context = contextWithPath else { return }
    context.clip(using: fillRule)
  }

  /// The current context, after its current path was set to this one.
  private var contextWithPath: CGContext? {
    let context = UIGraphicsGetCurrentContext()
    context?.beginPath()
    context?.addPath(cgPath)
    return context
  }

  private func draw(_ blendMode: CGBlendMode, _ alpha: CGFloat, _ actions: () -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    actions()
    context.restoreGState()
  }
}
