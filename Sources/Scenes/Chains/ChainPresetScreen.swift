import AnimationChain
import Staging

/// A card for each preset of AnimationChain, with its name. The cards clip their squares, because some presets let them fall.
enum ChainPresetScreen {
  private static let cell = CGSize(width: 100, height: 100)

  static var presets: [(name: String, chain: Chain)] {
    [
      ("tada", .tada), ("bounce", .bounce(distance: 40)), ("pulse", .pulse()), ("shake", .shake()),
      ("swing", .swing), ("expand", .expand), ("compress", .compress), ("hinge", .hinge(fall: 110)),
      ("drop", .drop(fall: 110)), ("snap", .snap(distance: 60)), ("morph", .morph),
    ]
  }

  /// Builds the cards and plays their presets after a quarter of a second.
  static func show(on stage: Stage) {
    stage.layer.backgroundColor = CGColor(gray: 0.86, alpha: 1)
    for (index, preset) in presets.enumerated() {
      let origin = CGPoint(x: CGFloat(index % 4) * cell.width, y: CGFloat(index / 4) * cell.height)
      let card = card(named: preset.name, at: origin, scale: stage.scale)
      stage.layer.addSublayer(card)
      let square = ChainSquare.layer(in: CGRect(x: 32, y: 20, width: 34, height: 34))
      card.addSublayer(square)
      square.animate(chain: preset.chain, delay: 0.25)
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
