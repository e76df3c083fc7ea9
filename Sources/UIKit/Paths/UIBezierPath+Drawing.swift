public import CoreGraphics

// Without a current context nothing is drawn. The context's current path is forgotten.

extension UIBezierPath {
  /// Fills the inside with the context's fill color.
  public final func fill() {
    guard let context = contextWithPath else { return }
    context.fillPath(using: fillRule)
  }

  /// Draws a line along the path with the context's stroke color.
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

  /// Fills the inside in a blend mode and with an opacity in 0…1.
  public final func fill(with blendMode: CGBlendMode, alpha: CGFloat) { draw(blendMode, alpha) { fill() } }

  /// Draws a line along the path in a blend mode and with an opacity in 0…1.
  public final func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(blendMode, alpha) { stroke() }
  }

  /// Makes what is drawn from here on be drawn inside the path only, as far as the clip went before.
  public final func addClip() {
    guard let context = contextWithPath else { return }
    context.clip(using: fillRule)
  }

  /// The current context, whose current path is made this one.
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
