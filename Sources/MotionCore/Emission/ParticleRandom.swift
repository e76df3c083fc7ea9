/// A source of random numbers that are accessed by index, so that no number depends on previous ones.
///
/// The numbers form a tree: each branch is identified by the path to it, and has different numbers. They are
/// those of SplitMix64 (Steele, Lea, Flood: Fast splittable pseudorandom number generators, 2014), accessed
/// by index.
package struct ParticleRandom: Hashable, Sendable {
  private let state: UInt64

  /// Creates the root branch of a seed.
  package init(seed: UInt64) { state = Self.mixed(seed &+ Self.step) }

  private init(state: UInt64) { self.state = state }

  /// Returns the branch with an index.
  package func branch(_ index: Int) -> ParticleRandom {
    ParticleRandom(
      state: Self.mixed(state ^ Self.mixed(UInt64(truncatingIfNeeded: index) &* Self.step &+ Self.step)))
  }

  /// Returns a number of this branch, uniformly distributed over 0 ..< 1.
  package func number(_ index: Int) -> Double {
    let bits = Self.mixed(state &+ UInt64(truncatingIfNeeded: index &+ 1) &* Self.step)
    return Double(bits >> 11) * 0x1p-53
  }

  /// Returns the same number, distributed over −1/2 ..< 1/2.
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
