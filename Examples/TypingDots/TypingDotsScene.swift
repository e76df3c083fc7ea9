import ScenePrograms

/// The example's film: a bubble whose dots jump while somebody types.
@main struct TypingDotsScene: Scene, SceneProgram {
  static let summary = "a bubble whose dots jump while somebody types"
  let size = CGSize(width: 140, height: 80)
  let length = SceneLength.seconds(3)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let bubble = TypingBubbleLayer()
    bubble.frame = CGRect(x: 30, y: 20, width: 80, height: 40)
    stage.layer.addSublayer(bubble)
    stage.after(0.1) { bubble.beginTyping() }
    stage.after(2.5) { bubble.endTyping() }
  }
}
