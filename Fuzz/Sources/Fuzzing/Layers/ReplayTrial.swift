import QuartzCore
import Staging

/// Checks that the values shown depend only on the model, the animations and the time.
///
/// A copy of the tree with the same animations that is advanced to an instant in one step shows the same values as the
/// original tree, which was advanced in many steps.
struct ReplayTrial: Trial {
  let name = "replay"

  func run(_ random: inout CaseRandom) throws {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let torture = LayerTorture(roots: [stage.layer], random: random, namesAll: true) {
      stage.after($0, perform: $1)
    }
    // Times start at 1: when an animation is added to the copy, a begin time of 0 would mean now.
    var time = 1.0
    for _ in 0..<random.int(5...60) {
      stage.advance(to: time)
      stage.perform { torture.step() }
      let replay = Replay(of: stage, torture.layers)
      for (index, layer) in torture.layers.enumerated() where !layer.hasAnimationFromZero {
        let (old, new) = (
          PresentationValues.numbers(of: layer), PresentationValues.numbers(of: replay.layers[index])
        )
        try demand(old == new, "at \(time), layer \(index) shows \(old), but a fresh copy shows \(new)")
      }
      try torture.ledger.check()
      time += random.pick([0, 1.0 / 16, 0.1, random.double(0...1)])
    }
  }

  /// A stage with copies of another stage's layers and animations, at the same time.
  private final class Replay {
    let stage: Stage
    let layers: [CALayer]

    init(of other: Stage, _ originals: [CALayer]) {
      stage = Stage(size: CGSize(width: 40, height: 40))
      layers = originals.map(Self.copy)
      stage.advance(to: other.time)
      var copies = [ObjectIdentifier(other.layer): stage.layer]
      for (original, copy) in zip(originals, layers) { copies[ObjectIdentifier(original)] = copy }
      stage.perform {
        for original in [other.layer] + originals {
          let copy = copies[ObjectIdentifier(original)]
          copy?.sublayers = original.sublayers?.compactMap { copies[ObjectIdentifier($0)] }
          copy?.mask = original.mask.flatMap { copies[ObjectIdentifier($0)] }
          for key in original.animationKeys() ?? [] {
            if let animation = Self.copy(original.animation(forKey: key)) {
              copy?.add(animation, forKey: key)
            }
          }
        }
      }
    }

    private static func copy(_ layer: CALayer) -> CALayer {
      let copy =
        switch layer {
        case is CAShapeLayer: CAShapeLayer(layer: layer)
        case is CAGradientLayer: CAGradientLayer(layer: layer)
        case is CATextLayer: CATextLayer(layer: layer)
        case is CAReplicatorLayer: CAReplicatorLayer(layer: layer)
        case is CAEmitterLayer: CAEmitterLayer(layer: layer)
        case is RandomTiles: RandomTiles(layer: layer)
        default: CALayer(layer: layer)
        }
      // Without a layout manager, sublayers keep their positions in the model.
      copy.layoutManager = nil
      return copy
    }

    private static func copy(_ animation: CAAnimation?) -> CAAnimation? {
      let copy = animation?.copy() as? CAAnimation
      copy?.delegate = nil
      return copy
    }
  }
}

extension CALayer {
  /// Whether an animation begins at time 0 of the layer, which happens if the layer's time stands still.
  fileprivate var hasAnimationFromZero: Bool {
    (animationKeys() ?? []).contains { animation(forKey: $0)?.beginTime == 0 }
  }
}
