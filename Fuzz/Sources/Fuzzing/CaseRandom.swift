/// The random numbers of one case (SplitMix64), which a seed and the number of the case determine.
package struct CaseRandom: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64, number: Int) {
    state = seed &+ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95
    // Similar states would give similar first numbers.
    state = next()
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension CaseRandom {
  mutating func double(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }

  mutating func int(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &self) }

  /// Returns true with a probability of 1 in `count`.
  mutating func once(in count: Int) -> Bool { int(1...count) == 1 }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[int(0...elements.count - 1)] }

  mutating func bytes(_ count: Int) -> [UInt8] { (0..<count).map { _ in UInt8(truncatingIfNeeded: next()) } }
}
