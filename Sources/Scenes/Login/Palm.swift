import Staging

/// A palm as a silhouette, seen from its foot; lengths are in points.
struct Palm {
  let crown: CGPoint
  /// The trunk's width at its foot.
  let girth: CGFloat
  /// The length of the fronds.
  let reach: CGFloat
  let color: CGColor

  static let large = Palm(
    crown: CGPoint(x: -52, y: -172), girth: 11, reach: 74, color: .hexadecimal(0x0D4254))
  static let small = Palm(
    crown: CGPoint(x: 14, y: -112), girth: 8, reach: 50, color: .hexadecimal(0x155468))
}

extension Palm {
  /// A layer that shows the palm with its foot at the layer's origin.
  func layer() -> CALayer {
    let palm = CAShapeLayer()
    palm.path = silhouette
    palm.fillColor = color
    return palm
  }

  private var silhouette: CGPath {
    let path = CGMutablePath()
    addTrunk(to: path)
    for frond in fronds { frond.add(to: path) }
    addCoconuts(to: path)
    return path
  }

  /// Bent, and thinner toward the crown.
  private func addTrunk(to path: CGMutablePath) {
    let bend = CGPoint(x: crown.x * 0.1, y: crown.y * 0.6)
    let (foot, top) = (girth / 2, girth / 4)
    path.move(to: CGPoint(x: -foot, y: 4))
    path.addQuadCurve(
      to: CGPoint(x: crown.x - top, y: crown.y), control: CGPoint(x: bend.x - top, y: bend.y))
    path.addLine(to: CGPoint(x: crown.x + top, y: crown.y))
    path.addQuadCurve(to: CGPoint(x: foot, y: 4), control: CGPoint(x: bend.x + top, y: bend.y))
    path.closeSubpath()
  }

  /// The nearer to upright a frond grows, the less it droops.
  private var fronds: [PalmFrond] {
    [-192, -163, -133, -104, -62, -32, 4].map { (degrees: CGFloat) in
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      func place(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: crown.x + x * reach, y: crown.y + y * reach)
      }
      let tip = place(x, 0.8 * y + 0.5 * abs(x))
      return PalmFrond(base: crown, bow: place(0.5 * x, 0.6 * y - 0.12), tip: tip)
    }
  }

  private func addCoconuts(to path: CGMutablePath) {
    let radius = girth * 0.4
    for (x, y): (CGFloat, CGFloat) in [(-0.8, 0.6), (0.9, 0.7), (0, 0.2)] {
      let center = CGRect(x: crown.x + x * radius, y: crown.y + y * radius, width: 0, height: 0)
      path.addEllipse(in: center.insetBy(dx: -radius, dy: -radius))
    }
  }
}
