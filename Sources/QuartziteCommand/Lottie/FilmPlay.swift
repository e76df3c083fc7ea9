import Lottie

/// How a film plays: as its archive says, where the arguments don't say otherwise.
struct FilmPlay: Equatable, Sendable {
  /// How many of the film's seconds pass in a second, below 0 backward.
  private(set) var speed = 1.0
  /// Whether it plays there and back.
  private(set) var bounces = false
  /// How often a GIF of it plays, 0 for without end; nil where the archive doesn't say.
  private(set) var loopCount: Int?
  /// What is behind the film; nil for nothing.
  private(set) var background: LottieColor?
  /// What the archive says and can't be had.
  private(set) var notes: [String] = []
}

extension FilmPlay {
  /// - Parameters:
  ///   - settings: What the archive says.
  ///   - isByFrames: Whether pictures are taken at instants of the film's own, so that it runs by itself.
  init(_ settings: DotLottieSettings, _ arguments: Arguments, isByFrames: Bool) {
    background = arguments[LottieOptions.background] ?? settings.backgroundColor
    if settings.hasLoopMode { loopCount = settings.loopMode.passCount }
    guard !isByFrames else { return }
    bounces = settings.loopMode.bounces
    if let speed = arguments[LottieOptions.speed] {
      self.speed = speed
    } else if Self.isSpeed(settings.speed) {
      speed = settings.speed
    } else {
      notes = [
        "the archive's speed \(settings.speed.plain), where \(Self.speeds) was expected; it plays at its own"
      ]
    }
  }

  /// The seconds that it takes, of a film that lasts so many.
  func duration(ofFilmOf seconds: Double) -> Double { seconds / abs(speed) * (bounces ? 2 : 1) }

  /// Whether a film can be drawn at a speed.
  static func isSpeed(_ number: Double) -> Bool { (0.01...100).contains(abs(number)) }

  /// Which speeds that are, in words.
  static let speeds = "a number from 0.01 to 100, or from -100 to -0.01 for backward"
}

extension LottieLoopMode {
  /// How often a GIF plays, a way there and back once, 0 for without end.
  fileprivate var passCount: Int {
    switch self {
    case .playOnce: 1
    case .loop, .autoReverse: 0
    case .repeat(let count), .repeatBackwards(let count): Int(min(max(1, count.rounded(.up)), 65_536))
    }
  }

  fileprivate var bounces: Bool {
    switch self {
    case .playOnce, .loop, .repeat: false
    case .autoReverse, .repeatBackwards: true
    }
  }
}
