import QuartzCore
import Staging

/// Checks that releasing a stage releases all layers, animations and delegates.
struct LeakTrial: Trial {
  let name = "leak"

  private struct Weak {
    weak var object: AnyObject?
  }

  func run(_ random: inout CaseRandom) throws {
    let references = Self.liveReferences(&random)
    CATransaction.flush()
    let leaked = references.compactMap(\.object)
    try demand(
      leaked.isEmpty, "\(leaked.count) of \(references.count) objects are alive, first \(leaked.first as Any)"
    )
  }

  /// Changes layers on a stage, and returns weak references to the objects that must be released with it.
  private static func liveReferences(_ random: inout CaseRandom) -> [Weak] {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let torture = LayerTorture(roots: [stage.layer], random: random, namesAll: true)
    var references = ([stage.layer] + torture.layers).map { Weak(object: $0) }
    for _ in 0..<random.int(5...40) {
      stage.perform { torture.step() }
      for layer in torture.layers {
        references.append(Weak(object: layer.presentation()))
        references += (layer.animationKeys() ?? []).map { Weak(object: layer.animation(forKey: $0)) }
      }
      stage.advance(to: stage.time + random.pick([0, 0.1, random.double(0...1)]))
    }
    references += torture.ledger.entries.map { Weak(object: $0) }
    return references
  }
}
