import ScenePrograms

/// The example's film: a card that is dealt and flipped twice.
@main struct FlipCardScene: Scene, SceneProgram {
  static let summary = "a card that is dealt and flipped twice"
  let size = CGSize(width: 180, height: 200)
  let length = SceneLength.seconds(3)
  let background: CGColor? = CGColor(srgbRed: 0.07, green: 0.35, blue: 0.25, alpha: 1)

  func build(on stage: Stage) {
    let card = FlipCardLayer()
    stage.layer.sublayerTransform = FlipCardLayer.perspective(distance: 500)
    card.frame = CGRect(x: 45, y: 35, width: 90, height: 130)
    paint(card.front, CGColor(srgbRed: 0.98, green: 0.97, blue: 0.93, alpha: 1), sign: .ace)
    paint(card.back, CGColor(srgbRed: 0.70, green: 0.15, blue: 0.20, alpha: 1), sign: .lattice)
    stage.layer.addSublayer(card)
    card.deal(after: 0.1)
    stage.after(1) { card.flip() }
    stage.after(2.1) { card.flip() }
  }
}
