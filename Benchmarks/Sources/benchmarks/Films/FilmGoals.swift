/// The goals for one step of the work on Lottie files, beside one baseline; nil where there is none.
struct FilmGoals {
  /// The smallest accepted share of the files in which this library is faster.
  private(set) var fasterShare: Double?
  /// The smallest accepted median of the ratios of the baseline's time to that of this library.
  private(set) var medianRatio: Double?
  /// The smallest accepted ratio of a file.
  private(set) var leastRatio: Double?

  init(step: String, baseline: String) {
    switch (step, baseline) {
    case ("load", "ThorVG"): medianRatio = 0.67
    case ("first frame", "ThorVG"): (medianRatio, leastRatio) = (1.0 / 3, 0.1)
    case ("whole film", _): (fasterShare, medianRatio) = (0.8, 1.5)
    case ("films, context", _): fasterShare = 0.9
    default: break
    }
  }
}
