/// A display's time, as Core Video tells it.
///
/// It's here only because ``CARenderer/beginFrame(atTime:timeStamp:)`` takes one, to which it pays no attention.
public struct CVTimeStamp: Hashable, Sendable {
  /// The version of the structure: 0.
  public var version: UInt32 = 0
  /// The units of `videoTime` in a second.
  public var videoTimeScale: Int32 = 0
  /// The time of the frame, in units of `videoTimeScale`.
  public var videoTime: Int64 = 0
  /// The system's time of the frame.
  public var hostTime: UInt64 = 0
  /// The display's actual rate over its nominal one.
  public var rateScalar = 0.0
  /// The nominal time between frames, in units of `videoTimeScale`.
  public var videoRefreshPeriod: Int64 = 0
  /// Which of the members mean something.
  public var flags: UInt64 = 0
  /// Nothing.
  public var reserved: UInt64 = 0

  /// Creates a time of zeros.
  public init() {}
}
