import QuartzCore

/// A random tree of layers of all classes, with random appearances and animations.
struct RandomScene {
  /// The layers, which are all descendants of the root at first.
  var layers: [CALayer] { torture.layers }

  private let torture: LayerTorture
  private var random: CaseRandom

  /// Builds a scene below a root layer.
  init(in root: CALayer, _ random: CaseRandom) {
    torture = LayerTorture(roots: [root], random: random)
    for _ in 0..<30 { torture.step() }
    self.random = random
    for layer in layers {
      for _ in 0..<self.random.int(0...3) { RandomAppearance.change(layer, &self.random) }
      if layer.superlayer == nil { root.addSublayer(layer) }
    }
  }

  /// Changes some of the layers, their positions in the tree, and their animations.
  mutating func change() {
    for _ in 0..<random.int(0...4) { torture.step() }
    if random.once(in: 2) { RandomAppearance.change(random.pick(layers), &random) }
  }
}
