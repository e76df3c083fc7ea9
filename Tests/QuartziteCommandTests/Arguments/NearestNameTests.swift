import TestSupport
import Testing

@testable import QuartziteCommand

@Suite struct NearestNameTests {
  private static let alphabet = Array("abc")

  private func word(using generator: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 0...5, using: &generator)).map { _ in
        Self.alphabet.randomElement(using: &generator)!
      })
  }

  /// The edit distance from its recursive definition, which is slow and obvious.
  private func reference(_ a: Substring, _ b: Substring) -> Int {
    guard let lastOfA = a.last, let lastOfB = b.last else { return max(a.count, b.count) }
    let (shorterA, shorterB) = (a.dropLast(), b.dropLast())
    var best = min(
      reference(shorterA, shorterB) + (lastOfA == lastOfB ? 0 : 1), reference(shorterA, b) + 1,
      reference(a, shorterB) + 1)
    if shorterA.last == lastOfB, shorterB.last == lastOfA {
      best = min(best, reference(shorterA.dropLast(), shorterB.dropLast()) + 1)
    }
    return best
  }

  @Test(arguments: 1...30 as ClosedRange<UInt64>)
  func `the distance matches its definition and is symmetric`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (a, b) = (word(using: &generator), word(using: &generator))
    let distance = NearestName.distance(from: a, to: b)
    #expect(distance == reference(a[...], b[...]), "seed \(seed): \(a), \(b)")
    #expect(distance == NearestName.distance(from: b, to: a), "seed \(seed): \(a), \(b)")
    #expect((distance == 0) == (a == b), "seed \(seed): \(a), \(b)")
  }

  @Test func `swapping neighbors counts as one error`() {
    #expect(NearestName.distance(from: "lgoin", to: "login") == 1)
    #expect(NearestName.distance(from: "fsp", to: "fps") == 1)
  }

  @Test(arguments: [
    ("lgoin", "login"), ("ring", "ring"), ("RING", "ring"), ("rng", "ring"), ("filmstripp", "filmstrip"),
    ("film", "filmstrip"), ("rend", "render"),
  ])
  func `a misspelled or abbreviated name finds the name`(_ pair: (String, String)) {
    #expect(NearestName.find(pair.0, among: ["login", "ring", "filmstrip", "render"]) == pair.1)
  }

  @Test(arguments: ["", "x", "r", "banana", "gnir"])
  func `a name that is far from all others finds none`(_ name: String) {
    #expect(NearestName.find(name, among: ["login", "ring", "filmstrip", "render"]) == nil)
  }
}
