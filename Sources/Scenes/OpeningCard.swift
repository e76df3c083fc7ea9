import AnimationBuilder
package import Staging

/// A card that opens and closes; one builder animates its five properties.
package struct CardScene: Scene {
  package static let summary = "a card that opens and closes: five properties animated by the typed builder"
  package let size = CGSize(width: 200, height: 150)
  package let length = SceneLength.seconds(2)
  package let background: CGColor? = CGColor(gray: 0.94, alpha: 1)
  package let highlights = (0..<8).map { 0.25 * Double($0) }

  package init() {}

  package func build(on stage: Stage) {
    let card = OpeningCard.layer()
    stage.layer.addSublayer(card)
    stage.after(0.25) { OpeningCard.turn(card, open: true) }
    stage.after(1.25) { OpeningCard.turn(card, open: false) }
  }
}

/// The card and its two states.
enum OpeningCard {
  static let closed = CGRect(x: 20, y: 20, width: 60, height: 40)
  static let opened = CGRect(x: 30, y: 25, width: 140, height: 100)
  static let duration = 0.5

  static func layer() -> CALayer {
    let card = CALayer()
    card.frame = closed
    card.backgroundColor = .white
    card.shadowRadius = 8
    card.shadowOffset = CGSize(width: 0, height: 6)
    card.shadowColor = .blackClean
    return card
  }

  /// Opens or closes the card permanently.
  static func turn(_ card: CALayer, open: Bool) {
    let frame = open ? opened : closed
    let blue = CGColor.device(argb: 0xFF00_66AA)
    card.animate(forKey: "cornerRadius") {
      $0.cornerRadius.value(to: open ? 16 : 0, duration: duration).updatesModel()
      $0.size.value(to: frame.size, duration: duration).updatesModel()
      $0.position.value(to: frame.center, duration: duration).updatesModel()
      $0.shadowOpacity.value(to: open ? 0.8 : 0, duration: duration).updatesModel()
      $0.shadowColor.value(to: open ? blue : .blackClean, duration: duration).updatesModel()
      $0.timingFunction(.easeOut)
    }
  }
}
