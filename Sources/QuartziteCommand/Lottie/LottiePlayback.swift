import LottiePlayer

/// The playback of a Lottie animation: the archive's settings, overridden by options.
struct LottiePlayback: Equatable, Sendable {
  /// The seconds of the animation that pass per second; negative for backward.
  private(set) var speed = 1.0
  /// Whether the animation plays forward and back again.
  private(set) var bounces = false
  /// The number of times that a film plays, 0 for forever; nil if the archive has no setting.
  private(set) var loopCount: Int?
  /// The color behind the animation; nil for none.
  private(set) var background: LottieColor?
  /// The settings of the archive that are ignored, one per line.
  private(set) var notes: [String] = []
}

/// The speed and direction at which a Lottie animation plays.
enum LottiePace {
  /// The animation's own pace, at which times correspond to frames.
  case original
  /// The pace from the option or else from the archive.
  case played(speed: Double?)
}

extension LottiePlayback {
  /// Creates the playback of an archive's animation.
  ///
  /// - Parameter background: The color behind the animation; nil for the color in the archive.
  init(_ settings: DotLottieSettings, background: LottieColor?, pace: LottiePace) {
    self.background = background ?? settings.backgroundColor
    if settings.hasLoopMode { loopCount = settings.loopMode.passCount }
    guard case .played(let speed) = pace else { return }
    bounces = settings.loopMode.bounces
    if let speed {
      self.speed = speed
    } else if Self.isValid(speed: settings.speed) {
      self.speed = settings.speed
    } else {
      notes = [
        "the archive's speed \(settings.speed.plain) is ignored; expected \(Self.validSpeeds)"
      ]
    }
  }

  /// Returns the time that one pass takes.
  ///
  /// - Parameter seconds: The duration of the animation at its own pace.
  func duration(ofAnimation seconds: Double) -> Double { seconds / abs(speed) * (bounces ? 2 : 1) }

  /// Whether an animation can be rendered at a speed.
  static func isValid(speed: Double) -> Bool { (0.01...100).contains(abs(speed)) }

  /// A description of the valid speeds.
  static let validSpeeds = "a number from 0.01 to 100, or from -100 to -0.01 for backward"
}

extension LottieLoopMode {
  /// The number of times that a film plays, where forward and back again counts once; 0 for forever.
  fileprivate var passCount: Int {
    switch self {
    case .playOnce: 1
    case .loop, .autoReverse: 0
    case .repeat(let count), .repeatBackwards(let count): Int(min(max(1, count.rounded(.up)), 65_535))
    }
  }

  fileprivate var bounces: Bool {
    switch self {
    case .playOnce, .loop, .repeat: false
    case .autoReverse, .repeatBackwards: true
    }
  }
}
