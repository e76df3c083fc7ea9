import QuartzCore

/// Small scenes in perspective, each 40 × 30 points.
enum PerspectiveScene: String, CaseIterable {
  case cube
  case flipCard
  case tiltedText
  case tiltedCard
  case crossingPlanes
  case nearPlane
  case reflection
  case hardEdges

  var root: CALayer {
    let root = CALayer(0, 0, 40, 30)
    root.sublayerTransform.m34 = -1 / 60
    switch self {
    case .cube: root.addSublayer(cube())
    case .flipCard: root.sublayers = [card(turnedBy: 0.9, x: 10), card(turnedBy: .pi + 0.9, x: 30)]
    case .tiltedText: root.addSublayer(text())
    case .tiltedCard: root.addSublayer(pictureCard())
    case .crossingPlanes: root.sublayers = crossingPlanes()
    case .nearPlane: root.addSublayer(floor())
    case .reflection: root.addSublayer(reflection())
    case .hardEdges: root.sublayers = hardEdges()
    }
    return root
  }

  /// Six faces of 16 points, seen slightly from above and from the right.
  private func cube() -> CALayer {
    let cube = CATransformLayer()
    cube.position = CGPoint(x: 20, y: 15)
    cube.transform = CATransform3DRotate(CATransform3DMakeRotation(-0.5, 1, 0, 0), -0.7, 0, 1, 0)
    let turns: [(CGColor, CGFloat, CGFloat, CGFloat)] = [
      (.red, 0, 0, 1), (.green, .pi / 2, 0, 1), (.blue, .pi, 0, 1), (.yellow, -.pi / 2, 0, 1),
      (.cyan, .pi / 2, 1, 0), (.magenta, -.pi / 2, 1, 0),
    ]
    for (color, angle, x, y) in turns {
      let face = CALayer(-8, -8, 16, 16, color)
      // Moved from the cube's center along its own z axis, then rotated.
      face.transform = CATransform3DTranslate(CATransform3DMakeRotation(angle, x, y, 0), 0, 0, 8)
      cube.addSublayer(face)
    }
    return cube
  }

  /// A red front and a blue back, each hidden when it faces away.
  private func card(turnedBy angle: CGFloat, x: CGFloat) -> CALayer {
    let card = CATransformLayer()
    card.position = CGPoint(x: x, y: 15)
    card.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
    let (front, back) = (CALayer(-8, -12, 16, 24, .red), CALayer(-8, -12, 16, 24, .blue))
    back.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    for (face, mark) in [(front, CGColor.yellow), (back, .cyan)] {
      face.isDoubleSided = false
      face.addSublayer(CALayer(1, 1, 5, 5, mark))
      card.addSublayer(face)
    }
    return card
  }

  private func text() -> CALayer {
    let text = CATextLayer()
    text.frame = CGRect(x: 4, y: 3, width: 32, height: 24)
    (text.string, text.fontSize, text.foregroundColor) = ("abc", 10, .blue)
    text.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
    return text
  }

  /// A picture of four colors with rounded corners, a border and a shadow.
  private func pictureCard() -> CALayer {
    let shadow = CALayer(8, 5, 24, 20)
    (shadow.shadowOpacity, shadow.shadowRadius, shadow.shadowOffset) = (0.5, 2, CGSize(width: 2, height: 2))
    shadow.transform = CATransform3DMakeRotation(0.9, 1, 0.3, 0)
    let card = CALayer(0, 0, 24, 20)
    (card.cornerRadius, card.borderWidth, card.borderColor) = (6, 2, .black)
    card.masksToBounds = true
    let picture = CALayer(0, 0, 24, 20)
    let colors = CALayer(0, 0, 4, 4, .red)
    colors.sublayers = [
      CALayer(2, 0, 2, 2, .green), CALayer(0, 2, 2, 2, .blue), CALayer(2, 2, 2, 2, .yellow),
    ]
    picture.contents = Drawn(onScreen: colors, width: 4, height: 4).image
    picture.magnificationFilter = .nearest
    card.addSublayer(picture)
    shadow.addSublayer(card)
    return shadow
  }

  /// Siblings rotated in opposite directions about one axis.
  private func crossingPlanes() -> [CALayer] {
    [(CGColor.red, 0.6), (.blue, -0.6)].map { color, angle in
      let plane = CALayer(6, 5, 28, 20, color)
      plane.transform = CATransform3DMakeRotation(angle, 0, 1, 0)
      return plane
    }
  }

  /// A striped floor that extends below and behind the eye.
  private func floor() -> CALayer {
    let floor = CALayer(-100, -200, 240, 400, .blue)
    for stripe in 0..<10 { floor.addSublayer(CALayer(0, Double(stripe) * 40, 240, 20, .cyan)) }
    floor.position.y = 27
    floor.transform = CATransform3DMakeRotation(-1.45, 1, 0, 0)
    return floor
  }

  /// Copies that recede, and their reflection.
  private func reflection() -> CALayer {
    let mirror = CAReplicatorLayer()
    mirror.frame = CGRect(x: 0, y: 0, width: 40, height: 30)
    (mirror.instanceCount, mirror.instanceAlphaOffset, mirror.preservesDepth) = (2, -0.6, true)
    mirror.instanceTransform = CATransform3DMakeScale(1, -1, 1)
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 0, y: 0, width: 40, height: 15)
    (row.instanceCount, row.preservesDepth) = (4, true)
    row.instanceTransform = CATransform3DMakeTranslation(6, 0, -20)
    let tile = CALayer(2, 4, 12, 11, .red)
    tile.addSublayer(CALayer(0, 0, 12, 3, .yellow))
    tile.transform = CATransform3DMakeRotation(0.5, 0, 1, 0)
    row.addSublayer(tile)
    mirror.addSublayer(row)
    return mirror
  }

  /// A floor that extends behind the eye, with hard edges except the far one, and a clipping card with hard edges in front of
  /// it, whose border has an antialiased inner edge.
  private func hardEdges() -> [CALayer] {
    let floor = CALayer(-4, -60, 30, 120, .blue)
    floor.edgeAntialiasingMask = [.layerBottomEdge, .layerTopEdge]
    floor.position.y = 24
    floor.transform = CATransform3DMakeRotation(1.4, 1, 0, 0)
    let card = CALayer(14, 4, 18, 16, .yellow)
    (card.allowsEdgeAntialiasing, card.masksToBounds) = (false, true)
    (card.borderWidth, card.borderColor) = (2.5, .red)
    card.addSublayer(CALayer(10, 8, 20, 20, .green))
    card.transform = CATransform3DMakeRotation(0.8, 0.3, 1, 0.2)
    return [floor, card]
  }
}

extension CGColor {
  static let yellow = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
  static let cyan = CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
}
