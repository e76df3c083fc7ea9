/// A display's time, in the form that Core Video reports it.
///
/// The type exists because ``CARenderer/beginFrame(atTime:timeStamp:)`` has a parameter of it, which is ignored.
public struct CVTimeStamp: Hashable, Sendable {
  /// The version of the structure: 0.
  public var version: UInt32 = 0
  /// The number of units of `videoTime` per second.
  public var videoTimeScale: Int32 = 0
  /// The time of the frame, in units of `videoTimeScale`.
  public var videoTime: Int64 = 0
  /// The system time of the frame.
  public var hostTime: UInt64 = 0
  /// The ratio of the display's actual refresh rate to its nominal one.
  public var rateScalar = 0.0
  /// The nominal time between frames, in units of `videoTimeScale`.
  public var videoRefreshPeriod: Int64 = 0
  /// The bits that indicate which members are valid.
  public var flags: UInt64 = 0
  /// Unused.
  public var reserved: UInt64 = 0

  /// Creates a timestamp whose members are all 0.
  public init() {}
}
