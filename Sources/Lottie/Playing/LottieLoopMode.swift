/// How often a part of a film plays.
public enum LottieLoopMode: Hashable, Sendable {
  /// Once, then it stays at the last frame.
  case playOnce
  /// For ever, each time from the first frame.
  case loop
  /// For ever, forward and backward in turn.
  case autoReverse
  /// So many times; half a time ends in the middle.
  case `repeat`(Float)
  /// So many times forward and backward.
  case repeatBackwards(Float)
}

extension LottieLoopMode {
  /// How often it plays, a way there and back counting once.
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
