/// The effect of an animation outside its active duration.
public enum FillMode: UInt8, Hashable, Sendable {
  /// The animation has no effect.
  case removed
  /// The last value is shown after the end.
  case forwards
  /// The first value is shown before the begin time.
  case backwards
  /// The first value is shown before the begin time, and the last one after the end.
  case both

  /// Whether the first value is shown before the begin time.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether the last value is shown after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}

/// The timing of an animation within its parent's time.
///
/// ```
/// parent's time   ──────────┬───────────────────────────┬──────────
///                        beginTime          + activeLength
///                           │ cycle 0 │ cycle 1 │ cycle 2 …
/// with autoreverses         │ →     ← │ →     ← │ →
/// ```
public struct MediaTiming: Hashable, Sendable {
  /// The time at which the first pass begins, in seconds of the parent's time.
  public var beginTime: Double
  /// The length of one pass in seconds of local time, above 0.
  public var duration: Double
  /// The speed, in local seconds per parent second. At a negative speed, the animation plays backward; at 0, it
  /// stays at `timeOffset`.
  public var speed: Double
  /// The local time at which the animation begins, in seconds. It wraps around at the end of a cycle.
  ///
  /// At speed 0, an offset of at least ``activeDuration`` is after the end, and one below 0 is before the beginning:
  /// `fillMode` determines the effect.
  public var timeOffset: Double
  /// The number of cycles, above 0. It may be a fraction or infinite.
  public var repeatCount: Double
  /// The total local time in seconds. If it is above 0, it replaces `repeatCount`.
  public var repeatDuration: Double
  /// Whether each pass also plays backward; a cycle then lasts two durations.
  public var autoreverses: Bool
  /// The effect before and after the active duration.
  public var fillMode: FillMode

  /// Creates a timing. The defaults play one pass of one second from time 0.
  public init(
    beginTime: Double = 0, duration: Double = 1, speed: Double = 1, timeOffset: Double = 0,
    repeatCount: Double = 1, repeatDuration: Double = 0, autoreverses: Bool = false,
    fillMode: FillMode = .removed
  ) {
    self.beginTime = beginTime
    self.duration = duration
    self.speed = speed
    self.timeOffset = timeOffset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fillMode = fillMode
  }
}

// MARK: - Lengths

extension MediaTiming {
  /// The length of one cycle in local seconds, forward and, if the animation autoreverses, backward.
  public var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// The length of all cycles in local seconds, which may be infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycleDuration * repeatCount : cycleDuration
  }

  /// The length of all cycles in parent seconds; infinite if the speed is 0.
  public var activeLength: Double {
    speed == 0 ? .infinity : activeDuration / abs(speed)
  }
}

// MARK: - Evaluation

extension MediaTiming {
  /// The position of an animation in its current pass.
  public struct State: Hashable, Sendable {
    /// The elapsed fraction of the pass, 0…1, decreasing on the way back.
    public var progress: Double
    /// The elapsed seconds of the pass, decreasing on the way back.
    ///
    /// In an endless pass the time increases while the progress stays 0.
    public var time: Double
    /// The number of whole cycles before this one.
    public var cycle: Double
    /// Whether the animation shows its last value after its active duration.
    public var isAtEnd: Bool
  }

  /// Returns the position of the animation at a time of its parent, or nil if it has no effect.
  ///
  /// The animation is active from its begin time up to, but not including, `activeLength` later. An instant
  /// between two cycles belongs to the later one. Local time is speed·(t − begin) + offset, wrapped into the
  /// cycle.
  ///
  /// - Parameters:
  ///   - time: The parent's time, in seconds.
  ///   - parentIsAtEnd: Whether the parent shows its last value. An animation that ends exactly with its parent then
  ///     shows its own last value, regardless of its fill mode.
  public func state(atParentTime time: Double, parentIsAtEnd: Bool = false) -> State? {
    PassTiming(self).state(atParentTime: time, parentIsAtEnd: parentIsAtEnd, hasEnded: false)
  }
}
