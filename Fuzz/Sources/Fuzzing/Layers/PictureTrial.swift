import Staging

/// Checks that a picture's bytes depend neither on the number of threads nor on earlier pictures.
struct PictureTrial: Trial {
  let name = "picture"

  private static let times = [0, 0.3, 0.35, 0.8]

  func run(_ random: inout CaseRandom) throws {
    let mode = random.pick(RenderMode.allCases)
    let scale = random.pick([0.7, 1, 1.5])
    let random = random
    /// Returns the pictures at some of the times.
    func film(threads: Int, at times: [Double]) -> [[UInt32]] {
      let stage = Stage(scale: scale, mode: mode, threads: threads)
      stage.perform { _ = RandomScene(in: stage.layer, random) }
      return times.map { time in
        stage.advance(to: time)
        return stage.picture().pixels
      }
    }
    let expected = film(threads: 1, at: Self.times)
    for threads in [2, 8] {
      for (time, (picture, other)) in zip(Self.times, zip(expected, film(threads: threads, at: Self.times))) {
        try demandEqual(picture, other, "\(mode): a different picture at \(time) on \(threads) threads")
      }
    }
    for (time, picture) in zip(Self.times, expected) {
      let fresh = film(threads: 1, at: [time])[0]
      try demandEqual(fresh, picture, "\(mode): a different picture at \(time) if none was drawn before")
    }
  }
}
