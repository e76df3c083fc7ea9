import ScenePrograms

/// The example's film: a line of confetti that sways in the wind.
@main struct ConfettiScene: Scene, SceneProgram {
  static let summary = "a line of confetti that sways in the wind"
  let size = CGSize(width: 240, height: 180)
  let length = SceneLength.seconds(3)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let confetti = ConfettiLayer()
    confetti.frame = stage.layer.bounds
    stage.layer.addSublayer(confetti)
    stage.after(0.1) { confetti.startConfetti() }
    stage.after(1.2) { confetti.stopConfetti() }
  }
}
