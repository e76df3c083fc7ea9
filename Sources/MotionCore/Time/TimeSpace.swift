/// The time space of a layer within that of its superlayer.
///
/// local = (parent − beginTime)·speed + timeOffset, with two limits that Core Animation has: before its begin
/// time a layer's local time is 0, and a layer that stands still can't tell its superlayer's time, which is
/// given as 0.
public struct TimeSpace: Hashable, Sendable {
  /// When the layer's time begins, in seconds of the parent's time.
  public var beginTime: Double
  /// Local seconds per parent second.
  public var speed: Double
  /// The local time at `beginTime`, in seconds.
  public var timeOffset: Double

  /// Creates a time space; the defaults are the parent's own time.
  public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// Whether local time is the parent's time wherever that isn't negative.
  public var isIdentity: Bool { self == TimeSpace() }

  /// Returns the local time at a time of the parent.
  @inlinable
  public func localTime(atParentTime time: Double) -> Double {
    if beginTime != 0, time < beginTime { return 0 }
    return speed == 0 ? timeOffset : (time - beginTime) * speed + timeOffset
  }

  /// Returns the parent's time at a local time; 0 for a layer that stands still.
  @inlinable
  public func parentTime(atLocalTime time: Double) -> Double {
    speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
  }
}
