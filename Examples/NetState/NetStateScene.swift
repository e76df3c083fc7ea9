import ScenePrograms

/// The example's film: two transfers, of which one succeeds and the other fails.
@main struct NetStateScene: Scene, SceneProgram {
  static let summary = "two transfers, of which one succeeds and the other fails"
  let size = CGSize(width: 160, height: 120)
  let length = SceneLength.seconds(3.6)
  let background: CGColor? = .white

  func build(on stage: Stage) {
    transfer(
      on: stage, in: CGRect(x: 20, y: 35, width: 50, height: 50),
      [(0.1, .waiting), (1.6, .progress(0.4)), (2.2, .progress(1)), (2.8, .success(CGPoint(x: 150, y: 5)))])
    transfer(
      on: stage, in: CGRect(x: 90, y: 35, width: 50, height: 50),
      [(0.1, .progress(0.25)), (0.9, .progress(0.7)), (1.9, .failure)])
  }

  @MainActor private func transfer(
    on stage: Stage, in frame: CGRect, _ states: [(at: Double, NetStateLayer.State)]
  ) {
    let ring = NetStateLayer()
    ring.frame = frame
    stage.layer.addSublayer(ring)
    for (time, state) in states { stage.after(time) { ring.show(state) } }
  }
}
