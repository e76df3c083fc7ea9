extension AnimationEngine {
  /// How often an animation plays, and which way.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates options from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Plays again and again until it's cancelled.
    public static let `repeat` = Options(rawValue: 1)
    /// Plays every second pass backward; without ``repeat`` it changes nothing.
    public static let autoreverse = Options(rawValue: 2)
  }
}
