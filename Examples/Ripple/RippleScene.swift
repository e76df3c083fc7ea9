import ScenePrograms

/// The example's film: a button that ripples where it is touched.
@main struct RippleScene: Scene, SceneProgram {
  static let summary = "a button that ripples where it is touched"
  let size = CGSize(width: 240, height: 100)
  let length = SceneLength.seconds(2)
  let background: CGColor? = CGColor(srgbRed: 0.95, green: 0.95, blue: 0.97, alpha: 1)

  func build(on stage: Stage) {
    let button = RippleButtonLayer(color: CGColor(srgbRed: 0.25, green: 0.32, blue: 0.71, alpha: 1))
    button.cornerRadius = 8
    button.frame = CGRect(x: 40, y: 26, width: 160, height: 48)
    stage.layer.addSublayer(button)
    stage.after(0.2) { button.touchDown(at: CGPoint(x: 40, y: 30)) }
    stage.after(0.7) { button.touchUp() }
    stage.after(1.1) { button.touchDown(at: CGPoint(x: 130, y: 12)) }
    stage.after(1.5) { button.touchUp() }
  }
}
