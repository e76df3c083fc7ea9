import Staging

/// A leaf of a palm: a rib, which is a quadratic curve, with pointed leaflets on both sides.
struct PalmFrond {
  let base: CGPoint
  /// The curve's control point.
  let bow: CGPoint
  let tip: CGPoint
}

extension PalmFrond {
  func add(to path: CGMutablePath) {
    addRib(to: path)
    let leaflets = 22
    for index in 2..<leaflets {
      let t = CGFloat(index) / CGFloat(leaflets)
      for side: CGFloat in [-1, 1] { addLeaflet(at: t, side: side, to: path) }
    }
  }

  private func addRib(to path: CGMutablePath) {
    path.move(to: base)
    path.addQuadCurve(to: tip, control: CGPoint(x: bow.x, y: bow.y - 1.2))
    path.addQuadCurve(to: base, control: CGPoint(x: bow.x, y: bow.y + 1.2))
    path.closeSubpath()
  }

  /// Leaflets point forward, aside and down; the longest ones grow half-way along the rib.
  private func addLeaflet(at t: CGFloat, side: CGFloat, to path: CGMutablePath) {
    let (root, forward) = (point(at: t), direction(at: t))
    let aside = CGVector(dx: -forward.dy * side, dy: forward.dx * side)
    let length = 0.3 * hypot(tip.x - base.x, tip.y - base.y) * (1 - 0.75 * abs(2 * t - 0.9))
    path.move(to: CGPoint(x: root.x - 1.1 * forward.dx, y: root.y - 1.1 * forward.dy))
    path.addLine(
      to: CGPoint(
        x: root.x + length * 0.62 * (forward.dx + aside.dx),
        y: root.y + length * (0.62 * (forward.dy + aside.dy) + 0.4)))
    path.addLine(to: CGPoint(x: root.x + 1.1 * forward.dx, y: root.y + 1.1 * forward.dy))
    path.closeSubpath()
  }

  private func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
    return CGPoint(x: a * base.x + b * bow.x + c * tip.x, y: a * base.y + b * bow.y + c * tip.y)
  }

  /// The rib's direction, of length 1.
  private func direction(at t: CGFloat) -> CGVector {
    let x = (1 - t) * (bow.x - base.x) + t * (tip.x - bow.x)
    let y = (1 - t) * (bow.y - base.y) + t * (tip.y - bow.y)
    return CGVector(dx: x / hypot(x, y), dy: y / hypot(x, y))
  }
}
