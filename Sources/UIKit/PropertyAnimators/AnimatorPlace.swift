/// Where a track of a property animator has come to.
enum AnimatorPlace {
  /// An elapsed fraction of the animator's own pacing.
  case time(Double)
  /// A fraction of the way.
  case way(Double)

  /// The number, whichever it counts.
  var fraction: Double {
    switch self {
    case .time(let fraction), .way(let fraction): fraction
    }
  }
}
