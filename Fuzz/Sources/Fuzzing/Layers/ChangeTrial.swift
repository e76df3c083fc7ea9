import Staging

/// Checks that pictures of changing layers don't depend on whether earlier pictures were drawn.
struct ChangeTrial: Trial {
  let name = "change"

  func run(_ random: inout CaseRandom) throws {
    let mode = random.pick(RenderMode.allCases)
    let scale = random.pick([0.7, 1, 1.5])
    let threads = random.pick([1, 1, 2])
    let times = times(&random)
    let random = random
    /// Returns the pictures after some of the changes.
    func film(drawing drawn: Range<Int>) -> [[UInt32]] {
      let stage = Stage(scale: scale, mode: mode, threads: threads)
      var scene = stage.perform { RandomScene(in: stage.layer, random) }
      return times[..<drawn.upperBound].enumerated().compactMap { step, time in
        stage.advance(to: time)
        stage.perform { if step % 3 > 0 { scene.change() } }
        return drawn.contains(step) ? stage.picture().pixels : nil
      }
    }
    let expected = film(drawing: times.indices)
    for step in [times.count / 2, times.count - 1] {
      let fresh = film(drawing: step..<step + 1)[0]
      let moment = "after step \(step) at \(times[step])"
      try demandEqual(
        fresh, expected[step], "\(mode): a different picture \(moment) if none was drawn before")
    }
  }

  private func times(_ random: inout CaseRandom) -> [Double] {
    var times = [0.0]
    for _ in 0..<random.int(3...8) {
      times.append(times[times.count - 1] + random.pick([0, 0.01, 0.1, 0.25]))
    }
    return times
  }
}
