/// What shows outside an animation's active duration.
public enum FillMode: UInt8, Hashable, Sendable {
  /// Nothing of the animation.
  case removed
  /// Its last value, after the end.
  case forwards
  /// Its first value, before the begin time.
  case backwards
  /// The first value before and the last one after.
  case both

  /// Whether the first value shows before the begin time.
  public var fillsBackwards: Bool { self == .backwards || self == .both }
  /// Whether the last value shows after the end.
  public var fillsForwards: Bool { self == .forwards || self == .both }
}

/// When and how often one pass of an animation plays, within its parent's time.
///
/// ```
/// parent's time   ──────────┬───────────────────────────┬──────────
///                        beginTime          + activeLength
///                           │ cycle 0 │ cycle 1 │ cycle 2 …
/// with autoreverses         │ →     ← │ →     ← │ →
/// ```
public struct MediaTiming: Hashable, Sendable {
  /// When the first pass begins, in seconds of the parent's time.
  public var beginTime: Double
  /// The length of one pass in seconds of local time, above 0.
  public var duration: Double
  /// Local seconds per parent second. Negative values play backward; at 0 the animation stands still.
  public var speed: Double
  /// How far into its local time the animation begins, in seconds; it wraps around at the end of a cycle.
  public var timeOffset: Double
  /// How many cycles play, above 0; it may be a fraction or infinite.
  public var repeatCount: Double
  /// How many seconds of local time play in all; where it's above 0, it replaces `repeatCount`.
  public var repeatDuration: Double
  /// Whether each pass also plays backward; a cycle then lasts two durations.
  public var autoreverses: Bool
  /// What shows before and after.
  public var fillMode: FillMode

  /// Creates a timing; the defaults play one pass of one second from time 0.
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
  /// The length of one cycle in local seconds: forward, and backward if it autoreverses.
  public var cycleDuration: Double { autoreverses ? 2 * duration : duration }

  /// The length of all cycles in local seconds; it may be infinite.
  public var activeDuration: Double {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? cycleDuration * repeatCount : cycleDuration
  }

  /// The length of all cycles in parent seconds; infinite where the animation stands still.
  public var activeLength: Double {
    speed == 0 ? .infinity : activeDuration / abs(speed)
  }
}

// MARK: - Evaluation

extension MediaTiming {
  /// Where an animation stands in its current pass.
  public struct State: Hashable, Sendable {
    /// The elapsed fraction of the pass, 0…1, counted backward on the way back.
    public var progress: Double
    /// The elapsed seconds of the pass, counted backward on the way back.
    ///
    /// In a pass without an end they grow while progress stays 0.
    public var time: Double
    /// How many whole cycles came before.
    public var cycle: Double
    /// Whether the animation shows its last value, beyond its active duration.
    public var isAtEnd: Bool
  }

  /// Returns where the animation stands at a time of its parent, nil where it shows nothing.
  ///
  /// It is active from its begin time up to, but not including, `activeLength` later; an instant between two
  /// cycles belongs to the later one. Local time is speed·(t − begin) + offset, wrapped into the cycle.
  ///
  /// - Parameters:
  ///   - time: The parent's time, in seconds.
  ///   - parentIsAtEnd: Whether the parent shows its last value: an animation that ends exactly with its parent then
  ///     shows its own last value, whatever its fill mode.
  public func state(atParentTime time: Double, parentIsAtEnd: Bool = false) -> State? {
    PassTiming(self).state(atParentTime: time, parentIsAtEnd: parentIsAtEnd, isOver: false)
  }
}
