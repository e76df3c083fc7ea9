import ScenePrograms

/// The example's film: a line of text that scrolls, pauses, and resumes.
@main struct MarqueeScene: Scene, SceneProgram {
  static let summary = "a line of text that scrolls, pauses, and resumes"
  let size = CGSize(width: 220, height: 50)
  let length = SceneLength.seconds(3)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let marquee = MarqueeLayer(text: "Now playing: a long song by somebody else", fontSize: 18, width: 350)
    marquee.frame = CGRect(x: 20, y: 10, width: 180, height: 30)
    marquee.rate = 200
    stage.layer.addSublayer(marquee)
    marquee.startScrolling()
    stage.after(1.2) { marquee.pauseScrolling() }
    stage.after(1.6) { marquee.resumeScrolling() }
  }
}
