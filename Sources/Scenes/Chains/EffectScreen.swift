import AnimationChain
import Staging

/// A card for each effect, with its name. Cards clip their content, because some effects move it off the card.
enum EffectScreen {
  private static let cell = CGSize(width: 100, height: 100)

  static var effects: [Effect] {
    [
      .tada, .bounce(distance: 40), .pulse(), .shake(), .swing, .expand, .compress, .hinge(fall: 110),
      .drop(fall: 110), .snap(distance: 60), .morph,
    ]
  }

  /// Adds the cards to a stage, and plays their effects after 0.25 s.
  static func show(on stage: Stage) {
    stage.layer.backgroundColor = CGColor(gray: 0.86, alpha: 1)
    for (index, effect) in effects.enumerated() {
      let origin = CGPoint(x: CGFloat(index % 4) * cell.width, y: CGFloat(index / 4) * cell.height)
      let card = card(named: effect.name, at: origin, scale: stage.scale)
      stage.layer.addSublayer(card)
      let square = ChainSquare.layer(in: CGRect(x: 32, y: 20, width: 34, height: 34))
      card.addSublayer(square)
      effect.play(on: square, after: 0.25)
    }
  }

  private static func card(named name: String, at origin: CGPoint, scale: CGFloat) -> CALayer {
    let card = CALayer()
    card.frame = CGRect(origin: origin, size: cell).insetBy(dx: 1, dy: 1)
    card.backgroundColor = .white
    card.masksToBounds = true
    let style = TextStyle(fontName: "Inter", size: 11, color: CGColor(gray: 0.35, alpha: 1))
    let line = CGRect(x: 0, y: 76, width: card.bounds.width, height: 18)
    card.addSublayer(CATextLayer(name, style, in: line, alignment: .center, scale: scale))
    return card
  }
}
