import QuartzCore

/// Draws a symbol in a square of 24 units, by strokes of a width and by filled shapes.
///
/// The drawings are our own. They only show which symbol is meant, and don't reproduce Apple's.
struct SymbolCanvas {
  /// The width of strokes in units.
  let lineWidth: CGFloat

  /// Strokes a line through points, with round ends.
  func line(_ points: (CGFloat, CGFloat)..., isClosed: Bool = false) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let point = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if isClosed { path.close() }
    stroke(path)
  }

  func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, isFilled: Bool = false) {
    let rect = CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    draw(UIBezierPath(ovalIn: rect), isFilled: isFilled)
  }

  func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, radius: CGFloat = 2,
    isFilled: Bool = false
  ) {
    let rect = CGRect(x: x, y: y, width: width, height: height)
    draw(UIBezierPath(roundedRect: rect, cornerRadius: radius), isFilled: isFilled)
  }

  /// Strokes a part of a circle; angles in degrees, clockwise from the right.
  func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
    stroke(
      UIBezierPath(
        arcCenter: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180,
        endAngle: end * .pi / 180, clockwise: true))
  }

  /// Draws a polygon.
  func shape(_ points: [CGPoint], isFilled: Bool) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    draw(path, isFilled: isFilled)
  }

  func draw(_ path: UIBezierPath, isFilled: Bool) {
    if isFilled { path.fill() }
    stroke(path)
  }

  private func stroke(_ path: UIBezierPath) {
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (lineWidth, .round, .round)
    path.stroke()
  }

  /// Draws something cut out of the shapes so far.
  func cutOut(_ body: (SymbolCanvas) -> Void) {
    let context = UIGraphicsGetCurrentContext()
    context?.setBlendMode(.clear)
    body(self)
    context?.setBlendMode(.normal)
  }
}
