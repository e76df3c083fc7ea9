import Filming
import Staging

let stage = Stage(size: CGSize(width: 240, height: 180))
let confetti = ConfettiLayer()
stage.perform {
  stage.layer.backgroundColor = .white
  confetti.frame = stage.layer.bounds
  stage.layer.addSublayer(confetti)
  stage.after(0.1) { confetti.startConfetti() }
  stage.after(1.2) { confetti.stopConfetti() }
}
try stage.film(to: "confetti.gif", until: 3)
