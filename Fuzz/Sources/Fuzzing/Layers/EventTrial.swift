import Staging

/// Every animation added gets one stop, and a start only before it; every block runs once: whatever happens to layers
/// on two stages, which may go at any time, from inside a callback too.
struct EventTrial: Trial {
  let name = "events"

  func run(_ random: inout CaseRandom) throws {
    let scene = Scene(random)
    var time = 0.0
    for _ in 0..<random.int(5...40) {
      if random.once(in: 5) {
        // Outside of any stage: committed whenever one goes on.
        scene.torture.step()
      } else {
        scene.stages.randomElement(using: &random)?.perform { scene.torture.step() }
      }
      time += random.pick([0, 1.0 / 16, 0.1, random.double(0...1)])
      for stage in scene.stages { stage.advance(to: max(time, stage.time)) }
      try scene.torture.ledger.check()
      if random.once(in: 60) { scene.letGo(2) }
    }
    scene.close()
    try scene.torture.ledger.checkClosed()
  }

  /// Two stages and what is done to their layers.
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
          if chances.once(in: 40) { scene?.letGo(1) }
          body()
        }
      }
      scene = self
    }

    /// Lets some stages go, which calls back: only when they are out of the list.
    func letGo(_ count: Int) {
      let gone = stages.suffix(count)
      withExtendedLifetime(gone) { stages.removeLast(gone.count) }
    }

    /// Lets all stages go, and commits what is left to be committed.
    func close() {
      letGo(stages.count)
      CATransaction.flush()
    }
  }
}
