import Lottie

/// The options that only Lottie files have.
enum LottieOptions {
  static let progress = Option(
    "progress", .number(in: 0...1), "Lottie: one picture, a PNG, when this fraction of the film is over")
  static let frame = Option(
    "frame", .number(in: -1e9...1e9).named("a frame's number, whole or not"),
    "Lottie: one picture, a PNG, of the film at this frame")
  static let animation = Option(
    "animation", .id, otherwise: "the one to begin with", "Lottie: which film of an archive (.lottie)")
  static let theme = Option(
    "theme", .id, otherwise: "the one that the archive says for the film, if any",
    "Lottie: the theme of an archive whose values the film shows")
  static let features = Option(
    "features", .features, default: "standard",
    "Lottie: what is drawn as the file says where the best-known player leaves it out: fills cut by trims, effects, effects "
      + "in --mode context too, paths merged, highlights of radial gradients; standard is trimmed-fills,effects"
  )
  static let background = Option(
    "background", .background, otherwise: "what an archive says, else none",
    "Lottie: what is behind the film")
  static let speed = Option(
    "speed", .speed, otherwise: "what an archive says, else 1",
    "Lottie: how many of the film's seconds pass in a second")
  static let strict = Option(
    flag: "strict", "Lottie: fail where the film asks for something that isn't drawn")

  /// The options that name one instant.
  static let instants: [any AnyOption] = [progress, frame]
  /// The options that say what of a file is meant.
  static let parts: [any AnyOption] = [animation, theme]
  /// The options that say how it's drawn.
  static let looks: [any AnyOption] = [features, background]
  static let all: [any AnyOption] = parts + instants + looks + [speed, strict]
}
