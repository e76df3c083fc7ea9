import Staging

/// Checks that every animation stops once and starts at most once before, and that every completion block runs once.
///
/// Layers move between two stages. Each stage can be released at any time, also in a callback.
struct EventTrial: Trial {
  let name = "events"

  func run(_ random: inout CaseRandom) throws {
    let scene = Scene(random)
    var time = 0.0
    for _ in 0..<random.int(5...40) {
      if random.once(in: 5) {
        // Changes outside of any stage are committed when a stage advances.
        scene.torture.step()
      } else {
        scene.stages.randomElement(using: &random)?.perform { scene.torture.step() }
      }
      time += random.pick([0, 1.0 / 16, 0.1, random.double(0...1)])
      for stage in scene.stages { stage.advance(to: max(time, stage.time)) }
      try scene.torture.ledger.check()
      if random.once(in: 60) { scene.release(2) }
    }
    scene.close()
    try scene.torture.ledger.checkClosed()
  }

  /// Two stages, and the random changes to their layers.
  private final class Scene {
    var stages: [Stage]
    let torture: LayerTorture

    init(_ random: CaseRandom) {
      let stages = (0..<2).map { _ in Stage(size: CGSize(width: 40, height: 40)) }
      self.stages = stages
      weak var scene: Scene?
      var chances = random
      torture = LayerTorture(roots: stages.map(\.layer), random: random) { delay, body in
        scene?.stages.randomElement(using: &chances)?.after(delay) {
          if chances.once(in: 40) { scene?.release(1) }
          body()
        }
      }
      scene = self
    }

    /// Releases the last stages, which calls back. They are removed from the list first.
    func release(_ count: Int) {
      let released = stages.suffix(count)
      withExtendedLifetime(released) { stages.removeLast(released.count) }
    }

    /// Releases all stages, and commits the remaining changes.
    func close() {
      release(stages.count)
      CATransaction.flush()
    }
  }
}
