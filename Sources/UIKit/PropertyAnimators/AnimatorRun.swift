import QuartzCore

/// How a track runs until the animator is told otherwise.
struct AnimatorRun {
  enum Motion {
    case still(AnimatorPlace)
    /// Along the animator's own pacing.
    case along(from: Double, to: Double)
    /// A part of the way with a pacing of its own.
    case paced(AnimationPacing, from: Double, to: Double)
  }

  let motion: Motion
  /// Seconds before it moves.
  var wait = 0.0
  /// Seconds of the motion.
  var length = 0.0

  func place(after elapsed: Double, _ axis: ValueCourse.Axis?) -> AnimatorPlace {
    let fraction = length > 0 ? min(max((elapsed - wait) / length, 0), 1) : 1
    switch motion {
    case .still(let place): return place
    case .along(let start, let end): return .time(start + (end - start) * fraction)
    case .paced(let pacing, let start, let end):
      return .way(start + (end - start) * pacing.progress(at: fraction, of: length, axis: axis))
    }
  }
}
