import QuartzCore

/// The motion of a track, or of an animator as a whole, from one start, resumption, or pause to the next.
struct AnimatorRun {
  enum Motion {
    /// No motion.
    case paused(AnimatorPosition)
    /// Between two fractions of the duration, with the animator's own pacing.
    case ownPacing(from: Double, to: Double)
    /// Between two progresses, with a separate pacing.
    case newPacing(AnimationPacing, from: Double, to: Double)
  }

  let motion: Motion
  /// The seconds until the motion begins.
  var delay = 0.0
  /// The seconds that the motion takes.
  var duration = 0.0

  /// Returns the position after a number of seconds.
  ///
  /// - Parameter axis: The coordinate whose velocity the pacing uses; nil for both.
  func position(after elapsed: Double, _ axis: ValueTrack.Axis?) -> AnimatorPosition {
    let fraction = duration > 0 ? min(max((elapsed - delay) / duration, 0), 1) : 1
    switch motion {
    case .paused(let position): return position
    case .ownPacing(let start, let end): return .time(start + (end - start) * fraction)
    case .newPacing(let pacing, let start, let end):
      return .progress(start + (end - start) * pacing.progress(at: fraction, of: duration, axis: axis))
    }
  }
}
