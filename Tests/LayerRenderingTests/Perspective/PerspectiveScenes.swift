import QuartzCore

/// Small scenes in perspective, each 40 × 30 points.
enum PerspectiveScene: String, CaseIterable {
  case tiltedText
  case tiltedCard
  case nearPlane

  var root: CALayer {
    let root = CALayer(0, 0, 40, 30)
    root.sublayerTransform.m34 = -1 / 60
    switch self {
    case .tiltedText: root.addSublayer(text())
    case .tiltedCard: root.addSublayer(pictureCard())
    case .nearPlane: root.addSublayer(floor())
    }
    return root
  }

  private func text() -> CALayer {
    let text = CATextLayer()
    text.frame = CGRect(x: 4, y: 3, width: 32, height: 24)
    (text.string, text.fontSize, text.foregroundColor) = ("abc", 10, .blue)
    text.transform = CATransform3DMakeRotation(0.8, 0, 1, 0)
    return text
  }

  /// A picture of four colours in rounded corners, with a border and a shadow.
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

  /// A striped floor that goes on under the eye and behind it.
  private func floor() -> CALayer {
    let floor = CALayer(-100, -200, 240, 400, .blue)
    for stripe in 0..<10 { floor.addSublayer(CALayer(0, Double(stripe) * 40, 240, 20, .cyan)) }
    floor.position.y = 27
    floor.transform = CATransform3DMakeRotation(-1.45, 1, 0, 0)
    return floor
  }
}

extension CGColor {
  static let yellow = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
  static let cyan = CGColor(srgbRed: 0, green: 1, blue: 1, alpha: 1)
}
