import FrameAnimation
import ImageCoding
import Staging

// Writes the pictures of FrameAnimation's tutorial to the folder that the argument names.

let folder = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? ".")

/// Writes pictures of a card at several times of an animation.
func draw(_ name: String, at times: [Double], _ play: (Card, Stage) -> Void) throws {
  let picture = Stage.filmstrip(at: times) { stage in
    let card = Card()
    stage.layer.addSublayer(card.layer)
    play(card, stage)
  }
  try PNGEncoder().write(picture, to: folder.appendingPathComponent("\(name).png"))
}

try draw("card-eased", at: [0, 0.1, 0.2, 0.5]) { card, _ in
  AnimationEngine.animate(duration: 0.5, easing: .easeOutCubic, animations: card.show)
}
try draw("card-spring", at: [0, 0.1, 0.27, 2]) { card, _ in
  AnimationEngine.animate(spring: .bouncy(extraBounce: 0.3), animations: card.show)
}
try draw("card-caught", at: [0.1, 0.2, 0.3, 2]) { card, stage in
  let engine = AnimationEngine.current
  let opening = engine.animate(spring: .bouncy, animations: card.show)
  stage.after(0.2) { engine.retarget(opening, to: 0) }
}
