/// A position on the way from an animation's start to its end.
enum AnimatorPosition {
  /// An elapsed fraction of the duration, which the animator's own pacing maps to progress.
  case time(Double)
  /// A progress, from 0 at the start to 1 at the end; springs overshoot.
  case progress(Double)

  /// The associated number, of either kind.
  var fraction: Double {
    switch self {
    case .time(let fraction), .progress(let fraction): fraction
    }
  }
}
