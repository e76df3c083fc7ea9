/// The playback settings that an archive has for one of its animations.
public struct DotLottieSettings: Hashable, Sendable {
  /// Whether the animation plays as soon as it's shown. Default false.
  public var autoplay = false
  /// The loop mode. Default ``LottieLoopMode/playOnce``.
  public var loopMode = LottieLoopMode.playOnce
  /// Whether the archive states a ``loopMode``.
  package var hasLoopMode = false
  /// The playback speed; below 0 the animation plays backward. Default 1.
  public var speed = 1.0
  /// The color behind the animation; nil, the default, for none.
  public var backgroundColor: LottieColor?
  /// The identifier of the theme; nil, the default, for the animation's own values.
  public var theme: String?
  /// The marker of the segment that plays; nil, the default, for the whole animation.
  public var segment: String?

  /// Creates settings with the default values.
  public init() {}
}

extension DotLottieSettings {
  /// Reads the settings of a manifest (version 1 or 2) or of a state machine's state.
  init(_ fields: Fields) {
    autoplay = fields.flag("autoplay")
    let mode = fields.text("playMode") ?? fields.text("mode") ?? ""
    let bounces = ["bounce", "reversebounce"].contains(mode.lowercased())
    loopMode = Self.loopMode(fields, bounces: bounces)
    hasLoopMode = bounces || ["loop", "loopCount"].contains(where: fields.contains)
    let isReversed = mode.lowercased().hasPrefix("reverse") || fields.number("direction") == -1
    speed = (fields.number("speed") ?? 1) * (isReversed ? -1 : 1)
    let background = fields.text("background") ?? fields.text("backgroundColor")
    backgroundColor = background.flatMap(LottieColor.init(hex:))
    theme = fields.text("initialTheme") ?? fields.text("defaultTheme")
    segment = fields.text("segment")
  }

  /// Returns the loop mode. `loop` is a flag or a number of further repetitions; `loopCount` takes precedence.
  private static func loopMode(_ fields: Fields, bounces: Bool) -> LottieLoopMode {
    if let count = fields.number("loopCount"), count > 0 {
      return bounces ? .repeatBackwards(Float(count)) : .repeat(Float(count))
    }
    if fields.json("loop")?.flag == nil, let further = fields.number("loop"), further > 0 {
      return bounces ? .repeatBackwards(Float(further + 1)) : .repeat(Float(further + 1))
    }
    guard fields.flag("loop") else { return bounces ? .repeatBackwards(1) : .playOnce }
    return bounces ? .autoReverse : .loop
  }
}
