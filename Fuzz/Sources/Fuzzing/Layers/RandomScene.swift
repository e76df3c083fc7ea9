import QuartzCore

/// A tree of layers of all kinds, with all that can be done to their looks and with animations.
struct RandomScene {
  /// The layers, all of which lie in a root.
  let layers: [CALayer]

  /// Builds a scene below a root layer.
  init(in root: CALayer, _ random: CaseRandom) {
    let torture = LayerTorture(roots: [root], random: random)
    layers = torture.layers
    for _ in 0..<30 { torture.step() }
    var random = random
    for layer in layers {
      for _ in 0..<random.int(0...3) { RandomLook.change(layer, &random) }
      if layer.superlayer == nil { root.addSublayer(layer) }
    }
  }
}
