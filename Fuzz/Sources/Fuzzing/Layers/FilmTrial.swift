import Staging

/// Checks that the values shown at an instant are finite and depend neither on the frame rate nor on earlier frames.
struct FilmTrial: Trial {
  let name = "film"

  func run(_ random: inout CaseRandom) throws {
    let rate = Double(random.int(1...9))
    let films = [rate, 3 * rate].map { Self.film(random, rate: $0) }
    for (time, shown) in films[0] {
      try demand(shown.allSatisfy { $0.allSatisfy(\.isFinite) }, "\(shown) at \(time)")
      try demand(
        films[1][time] == shown,
        "the values at \(time) differ between \(rate) and \(3 * rate) frames a second")
    }
    let (last, shown) = films[1].max { $0.key < $1.key } ?? (0, [])
    try demand(
      Self.film(random, rate: 1 / last)[last] == shown, "the values at \(last) depend on earlier frames"
    )
  }

  private static var length: Double { 3 }

  /// Returns the values that all layers show, by time.
  private static func film(_ random: CaseRandom, rate: Double) -> [Double: [[Double]]] {
    let stage = Stage(size: CGSize(width: 40, height: 40))
    let torture = LayerTorture(roots: [stage.layer], random: random) { stage.after($0, perform: $1) }
    stage.perform {
      for step in 0..<12 { stage.after(Double(step) / 5) { torture.step() } }
    }
    var result: [Double: [[Double]]] = [:]
    for index in 0...Int(length * rate) {
      let time = Double(index) / rate
      stage.advance(to: time)
      result[time] = torture.layers.map(PresentationValues.numbers)
    }
    return result
  }
}
