package import CoreGraphics

/// How an archive asks for one of its films to be played.
public struct DotLottieSettings: Hashable, Sendable {
  /// Whether it plays as soon as it shows. Default false.
  public var autoplay = false
  /// How often it plays. Default ``LottieLoopMode/playOnce``.
  public var loopMode = LottieLoopMode.playOnce
  /// Whether the archive says anything of ``loopMode``.
  package var hasLoopMode = false
  /// How many of the film's seconds pass in a second, below 0 backward. Default 1.
  public var speed = 1.0
  /// What is behind the film; nil, the default, for nothing.
  public var backgroundColor: LottieColor?
  /// The theme that it shows with; nil, the default, for the film as it is.
  public var theme: String?
  /// The marker of the part that plays; nil, the default, for the whole film.
  public var segment: String?

  /// Creates settings with the defaults.
  public init() {}
}

extension DotLottieSettings {
  /// Reads what manifests (versions 1 and 2) and states of machines have alike.
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

  /// A loop is a flag, or a number of further times; a number of times of its own goes first.
  private static func loopMode(_ fields: Fields, bounces: Bool) -> LottieLoopMode {
    if let count = fields.number("loopCount"), count > 0 {
      return bounces ? .repeatBackwards(Float(count)) : .repeat(Float(count))
    }
    if fields.quietly(Bool.self, "loop") == nil, let further = fields.number("loop"), further > 0 {
      return bounces ? .repeatBackwards(Float(further + 1)) : .repeat(Float(further + 1))
    }
    guard fields.flag("loop") else { return bounces ? .repeatBackwards(1) : .playOnce }
    return bounces ? .autoReverse : .loop
  }
}

extension LottieColor {
  /// A colour of three, six or eight hexadecimal digits, with # before them or without; nil for any other text.
  package init?(hex text: String) {
    guard let color = FilmColor(hex: text) else { return nil }
    self.init(color)
  }

  package var cgColor: CGColor { FilmColor(self).cgColor }

  init(_ color: FilmColor) { self.init(r: color.red, g: color.green, b: color.blue, a: color.alpha) }
}

extension FilmColor {
  init(_ color: LottieColor) { self.init(red: color.r, green: color.g, blue: color.b, alpha: color.a) }
}
