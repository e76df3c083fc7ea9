/// The time space of a layer within its superlayer's time space.
///
/// local = (parent − beginTime)·speed + timeOffset, with two exceptions as in Core Animation. Before its
/// begin time, a layer's local time is 0. For a layer with speed 0, the superlayer's time can't be computed
/// and 0 is returned.
public struct TimeSpace: Hashable, Sendable {
  /// The time at which the layer's time begins, in seconds of the parent's time.
  public var beginTime: Double
  /// The speed, in local seconds per parent second.
  public var speed: Double
  /// The local time at `beginTime`, in seconds.
  public var timeOffset: Double

  /// Creates a time space. The defaults are the parent's own time.
  public init(beginTime: Double = 0, speed: Double = 1, timeOffset: Double = 0) {
    self.beginTime = beginTime
    self.speed = speed
    self.timeOffset = timeOffset
  }

  /// Whether local time equals the parent's time wherever that isn't negative.
  public var isIdentity: Bool { self == TimeSpace() }

  /// Returns the local time at a time of the parent.
  @inlinable
  public func localTime(atParentTime time: Double) -> Double {
    if beginTime != 0, time < beginTime { return 0 }
    return speed == 0 ? timeOffset : (time - beginTime) * speed + timeOffset
  }

  /// Returns the parent's time at a local time; 0 for a layer with speed 0.
  @inlinable
  public func parentTime(atLocalTime time: Double) -> Double {
    speed == 0 ? 0 : (time - timeOffset) / speed + beginTime
  }
}
