/// A generator of random numbers that depend only on a seed.
///
/// ```swift
/// let angle = Double.random(in: 0..<2 * .pi, using: &stage.random)
/// ```
///
/// The generator is SplitMix64 (Steele, Lea, and Flood, "Fast Splittable Pseudorandom Number Generators", 2014), whose
/// sequence is the same on all platforms. It isn't suitable for cryptography.
public struct SeededRandomNumberGenerator: RandomNumberGenerator, Hashable, Sendable {
  private var state: UInt64

  /// Creates a generator. Equal seeds give equal sequences.
  public init(seed: UInt64) { state = seed }

  /// Returns the next number of the sequence, uniformly distributed over all numbers of 64 bits.
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
