/// Random numbers that follow from where they are asked for: no number depends on those asked for before.
///
/// A tree of numbers: each branch is known by the way to it, and has numbers of its own. They are those of
/// SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014), read by index.
package struct ParticleRandom: Hashable, Sendable {
  private let state: UInt64

  /// The numbers of a seed.
  package init(seed: UInt64) { state = Self.mixed(seed &+ Self.step) }

  private init(state: UInt64) { self.state = state }

  /// The branch with an index.
  package func branch(_ index: Int) -> ParticleRandom {
    ParticleRandom(
      state: Self.mixed(state ^ Self.mixed(UInt64(truncatingIfNeeded: index) &* Self.step &+ Self.step)))
  }

  /// A number of this branch, evenly spread over 0 ..< 1.
  package func number(_ index: Int) -> Double {
    let bits = Self.mixed(state &+ UInt64(truncatingIfNeeded: index &+ 1) &* Self.step)
    return Double(bits >> 11) * 0x1p-53
  }

  /// The same number, spread over −1/2 ..< 1/2.
  package func deviation(_ index: Int) -> Double { number(index) - 0.5 }

  /// 2⁶⁴ divided by the golden ratio.
  private static let step: UInt64 = 0x9e37_79b9_7f4a_7c15

  private static func mixed(_ value: UInt64) -> UInt64 {
    var bits = value
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }
}
