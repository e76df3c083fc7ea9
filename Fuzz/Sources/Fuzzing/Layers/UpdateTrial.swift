import QuartzCore
import Staging

/// Checks that pictures after changes of a few layers don't depend on whether earlier pictures were drawn or retained.
struct UpdateTrial: Trial {
  let name = "update"

  func run(_ random: inout CaseRandom) throws {
    let (mode, scale) = (random.pick(RenderMode.allCases), random.pick([0.7, 1, 1.5]))
    let threads = random.pick([1, 2, 4])
    let stepCount = random.int(4...16)
    let retained = (0..<stepCount).map { _ in random.once(in: 3) }
    let random = random
    /// Returns the pictures after some of the steps.
    func film(drawing drawn: Range<Int>, threads: Int) -> [[UInt32]] {
      let stage = Stage(scale: scale, mode: mode, threads: threads)
      var scene = stage.perform { StillScene(in: stage.layer, random) }
      var earlier: CGImage?
      return (0..<drawn.upperBound).compactMap { step in
        stage.advance(to: Double(step) / 16)
        for _ in 0..<step % 3 { stage.perform { scene.change() } }
        guard drawn.contains(step) else { return nil }
        let picture = withExtendedLifetime(earlier) { stage.picture() }
        earlier = retained[step] ? picture : nil
        return picture.pixels
      }
    }
    let expected = film(drawing: 0..<stepCount, threads: threads)
    for step in [stepCount / 2, stepCount - 1] {
      let fresh = film(drawing: step..<step + 1, threads: 1)[0]
      try demandEqual(
        fresh, expected[step], "\(mode): a different picture after step \(step) if none was drawn before")
    }
  }
}

/// A random tree of layers that draw the same at all times, apart from animations that are added later.
private struct StillScene {
  private var layers: [CALayer] = []
  private let root: CALayer
  private var random: CaseRandom

  init(in root: CALayer, _ random: CaseRandom) {
    (self.root, self.random) = (root, random)
    CATransaction.setDisableActions(true)
    for _ in 0..<self.random.int(4...40) {
      let layer = layer()
      for _ in 0..<self.random.int(0...2) { RandomLayer.change(layer, &self.random) }
      (layers.isEmpty || self.random.once(in: 3) ? root : self.random.pick(layers)).addSublayer(layer)
      layers.append(layer)
    }
  }

  private mutating func layer() -> CALayer {
    while true {
      let layer = RandomLayer.layer(&random)
      if !(layer is CAEmitterLayer || layer is CATiledLayer) { return layer }
    }
  }

  /// Changes a few layers, seldom with an animation or a move in the tree.
  mutating func change() {
    CATransaction.setDisableActions(!random.once(in: 4))
    for _ in 0..<random.int(1...3) {
      let layer = random.pick(layers)
      switch random.int(0...15) {
      case 0: RandomAppearance.change(layer, &random)
      case 1: layer.add(RandomAnimation.animation(&random), forKey: "\(random.int(0...1))")
      case 2: layer.removeAllAnimations()
      case 3: layer.zPosition = 0
      case 4: layer.transform = CATransform3DIdentity
      case 5: layer.isHidden.toggle()
      case 6: layer.removeFromSuperlayer()
      case 7: if layer.superlayer == nil { root.addSublayer(layer) }
      case 8: layer.superlayer?.insertSublayer(layer, at: 0)
      default: RandomLayer.change(layer, &random)
      }
    }
  }
}
