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
  static let strict = Option(
    flag: "strict", "Lottie: fail where the film asks for something that isn't drawn")

  /// The options that name one instant.
  static let instants: [any AnyOption] = [progress, frame]
  /// The options that say what of a file is meant.
  static let parts: [any AnyOption] = [animation, theme]
  static let all: [any AnyOption] = parts + instants + [strict]
}

extension ValueFormat<String> {
  fileprivate static let id = ValueFormat(
    placeholder: "ID", expectation: "a name that 'quartzite inspect' tells", isEvident: true
  ) {
    $0.isEmpty ? nil : $0
  }
}
