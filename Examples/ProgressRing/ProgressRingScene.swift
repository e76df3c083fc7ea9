import ScenePrograms

/// The example's film: a ring that fills, and one that waits and fails.
@main struct ProgressRingScene: Scene, SceneProgram {
  static let summary = "a ring that fills, and one that waits and fails"
  let size = CGSize(width: 200, height: 100)
  let length = SceneLength.seconds(3)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    let download = ProgressRingLayer()
    let waiting = IndeterminateRingLayer(color: CGColor(srgbRed: 0.35, green: 0.7, blue: 0.4, alpha: 1))
    download.frame = CGRect(x: 20, y: 20, width: 60, height: 60)
    waiting.frame = CGRect(x: 120, y: 20, width: 60, height: 60)
    stage.layer.addSublayer(download)
    stage.layer.addSublayer(waiting)
    stage.after(0.1) {
      download.progress = 0.65
      waiting.startAnimating()
    }
    stage.after(1.4) { download.progress = 1 }
    stage.after(2.2) { waiting.fail(color: CGColor(srgbRed: 0.9, green: 0.2, blue: 0.2, alpha: 1)) }
  }
}
