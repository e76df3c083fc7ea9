/// The number of times that an animation or a segment of it plays.
public enum LottieLoopMode: Hashable, Sendable {
  /// Plays once and stays at the last frame.
  case playOnce
  /// Repeats forever, each time from the first frame.
  case loop
  /// Repeats forever, alternating between forward and backward.
  case autoReverse
  /// Plays a number of times; a fractional number ends in the middle of a pass.
  case `repeat`(Float)
  /// Plays forward and backward a number of times.
  case repeatBackwards(Float)
}

extension LottieLoopMode {
  /// The number of repetitions; forward and backward together count once.
  var repeatCount: Float {
    switch self {
    case .playOnce: 1
    case .loop, .autoReverse: .infinity
    case .repeat(let count), .repeatBackwards(let count): count
    }
  }

  var autoreverses: Bool {
    switch self {
    case .playOnce, .loop, .repeat: false
    case .autoReverse, .repeatBackwards: true
    }
  }
}
