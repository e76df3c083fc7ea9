import Staging

/// A leaf of a palm: a rib with pointed leaflets on both sides.
struct PalmFrond {
  let base: CGPoint
  /// The control point of the rib, which is a quadratic curve.
  let control: CGPoint
  let tip: CGPoint
}

extension PalmFrond {
  func add(to path: CGMutablePath) {
    addRib(to: path)
    let leafletCount = 22
    for index in 2..<leafletCount {
      let t = CGFloat(index) / CGFloat(leafletCount)
      for side: CGFloat in [-1, 1] { addLeaflet(at: t, side: side, to: path) }
    }
  }

  private func addRib(to path: CGMutablePath) {
    path.move(to: base)
    path.addQuadCurve(to: tip, control: CGPoint(x: control.x, y: control.y - 1.2))
    path.addQuadCurve(to: base, control: CGPoint(x: control.x, y: control.y + 1.2))
    path.closeSubpath()
  }

  /// Adds a leaflet that points forward, sideways, and down; the longest ones are halfway along the rib.
  private func addLeaflet(at t: CGFloat, side: CGFloat, to path: CGMutablePath) {
    let (root, forward) = (point(at: t), direction(at: t))
    let sideways = CGVector(dx: -forward.dy * side, dy: forward.dx * side)
    let length = 0.3 * hypot(tip.x - base.x, tip.y - base.y) * (1 - 0.75 * abs(2 * t - 0.9))
    path.move(to: CGPoint(x: root.x - 1.1 * forward.dx, y: root.y - 1.1 * forward.dy))
    path.addLine(
      to: CGPoint(
        x: root.x + length * 0.62 * (forward.dx + sideways.dx),
        y: root.y + length * (0.62 * (forward.dy + sideways.dy) + 0.4)))
    path.addLine(to: CGPoint(x: root.x + 1.1 * forward.dx, y: root.y + 1.1 * forward.dy))
    path.closeSubpath()
  }

  private func point(at t: CGFloat) -> CGPoint {
    let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
    return CGPoint(x: a * base.x + b * control.x + c * tip.x, y: a * base.y + b * control.y + c * tip.y)
  }

  /// Returns the direction of the rib as a unit vector.
  private func direction(at t: CGFloat) -> CGVector {
    let x = (1 - t) * (control.x - base.x) + t * (tip.x - control.x)
    let y = (1 - t) * (control.y - base.y) + t * (tip.y - control.y)
    return CGVector(dx: x / hypot(x, y), dy: y / hypot(x, y))
  }
}
