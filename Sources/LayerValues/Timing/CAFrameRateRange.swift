/// How often a second frames are wanted.
///
/// What shows at an instant doesn't depend on it: the stage or window decides which instants are shown.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest rate that will do, in frames per second.
  public var minimum: Float
  /// The highest rate of use, in frames per second.
  public var maximum: Float
  /// The rate that is best, in frames per second; nil for none in particular.
  public var preferred: Float?

  /// Creates a range that asks for nothing: 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range; the numbers are kept as they are.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range that asks for nothing.
  public static let `default` = CAFrameRateRange()
}
