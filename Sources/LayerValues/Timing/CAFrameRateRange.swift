/// A range of wanted frame rates.
///
/// It doesn't change any value, because the stage or window determines the times of frames.
public struct CAFrameRateRange: Equatable, Sendable {
  /// The lowest acceptable rate, in frames per second.
  public var minimum: Float
  /// The highest useful rate, in frames per second.
  public var maximum: Float
  /// The preferred rate, in frames per second; nil for no preference.
  public var preferred: Float?

  /// Creates a range without wishes: 0 to 0.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range of the given rates, which aren't checked.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The range without wishes.
  public static let `default` = CAFrameRateRange()
}
