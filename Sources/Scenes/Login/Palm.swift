import Staging

/// The silhouette of a palm, in points relative to its foot.
struct Palm {
  let crown: CGPoint
  /// The width of the trunk at its foot.
  let trunkWidth: CGFloat
  /// The length of the fronds.
  let frondLength: CGFloat
  let color: CGColor

  static let large = Palm(
    crown: CGPoint(x: -52, y: -172), trunkWidth: 11, frondLength: 74, color: .hexadecimal(0x0D4254))
  static let small = Palm(
    crown: CGPoint(x: 14, y: -112), trunkWidth: 8, frondLength: 50, color: .hexadecimal(0x155468))
}

extension Palm {
  /// Returns a layer with the palm's foot at its origin.
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

  /// Adds a bent trunk that is thinner at the top.
  private func addTrunk(to path: CGMutablePath) {
    let bend = CGPoint(x: crown.x * 0.1, y: crown.y * 0.6)
    let (foot, top) = (trunkWidth / 2, trunkWidth / 4)
    path.move(to: CGPoint(x: -foot, y: 4))
    path.addQuadCurve(
      to: CGPoint(x: crown.x - top, y: crown.y), control: CGPoint(x: bend.x - top, y: bend.y))
    path.addLine(to: CGPoint(x: crown.x + top, y: crown.y))
    path.addQuadCurve(to: CGPoint(x: foot, y: 4), control: CGPoint(x: bend.x + top, y: bend.y))
    path.closeSubpath()
  }

  /// The fronds, which droop less the steeper they grow.
  private var fronds: [PalmFrond] {
    [-192, -163, -133, -104, -62, -32, 4].map { (degrees: CGFloat) in
      let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
      func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: crown.x + x * frondLength, y: crown.y + y * frondLength)
      }
      let tip = point(x, 0.8 * y + 0.5 * abs(x))
      return PalmFrond(base: crown, control: point(0.5 * x, 0.6 * y - 0.12), tip: tip)
    }
  }

  private func addCoconuts(to path: CGMutablePath) {
    let radius = trunkWidth * 0.4
    for (x, y): (CGFloat, CGFloat) in [(-0.8, 0.6), (0.9, 0.7), (0, 0.2)] {
      let center = CGRect(x: crown.x + x * radius, y: crown.y + y * radius, width: 0, height: 0)
      path.addEllipse(in: center.insetBy(dx: -radius, dy: -radius))
    }
  }
}
