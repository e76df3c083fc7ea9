import QuartzCore

/// The picture on a side of the card.
enum CardSign {
  case ace, lattice
}

/// Paints a side of the card in a color, with a sign in its center.
func paint(_ side: CALayer, _ color: CGColor, sign: CardSign) {
  side.backgroundColor = color
  let shape = CAShapeLayer()
  switch sign {
  case .ace:
    shape.path = diamond
    shape.fillColor = CGColor(srgbRed: 0.80, green: 0.10, blue: 0.15, alpha: 1)
  case .lattice:
    shape.path = lattice
    shape.fillColor = nil
    shape.strokeColor = CGColor(gray: 1, alpha: 0.7)
  }
  side.addSublayer(shape)
}

private var diamond: CGPath {
  let path = CGMutablePath()
  path.addLines(between: [(45, 35), (65, 65), (45, 95), (25, 65)].map { CGPoint(x: $0.0, y: $0.1) })
  path.closeSubpath()
  return path
}

private var lattice: CGPath {
  let path = CGMutablePath()
  for offset in stride(from: -130, to: 90, by: 15) {
    path.move(to: CGPoint(x: offset, y: 0))
    path.addLine(to: CGPoint(x: offset + 130, y: 130))
    path.move(to: CGPoint(x: offset + 130, y: 0))
    path.addLine(to: CGPoint(x: offset, y: 130))
  }
  return path
}
