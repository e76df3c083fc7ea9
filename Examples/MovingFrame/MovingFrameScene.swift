import ScenePrograms
import Staging

/// The frame of the benchmarks, in which every layer moves back and forth.
///
/// `make test-window` plays it, to measure how long the frames of a window take.
@main struct MovingFrameScene: Scene, SceneProgram {
  static let summary = "240 layers that move: rectangles, shadows, gradients, strokes, and masked groups"
  let size = CGSize(width: TestFrame.width, height: TestFrame.height)
  let length = SceneLength.seconds(4)
  let frameRate = 60.0
  let background: CGColor? = .white

  func build(on stage: Stage) {
    for (index, layer) in TestFrame(seed: 7).layers().enumerated() {
      let drift = CABasicAnimation(keyPath: "position.x")
      (drift.fromValue, drift.toValue, drift.isAdditive) = (-12, 12, true)
      (drift.duration, drift.autoreverses, drift.repeatCount) = (index % 2 == 0 ? 1 : 2, true, .infinity)
      drift.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
      layer.add(drift, forKey: "drift")
      stage.layer.addSublayer(layer)
    }
  }
}
