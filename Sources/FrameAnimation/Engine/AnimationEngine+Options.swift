extension AnimationEngine {
  /// Options for the repetition of an animation.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates options from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Repeats until the animation is canceled.
    public static let `repeat` = Options(rawValue: 1)
    /// Plays every second cycle backward; has no effect without ``repeat``.
    public static let autoreverse = Options(rawValue: 2)
  }
}
