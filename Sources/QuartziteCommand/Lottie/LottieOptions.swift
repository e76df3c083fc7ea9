/// The options that only Lottie files have.
enum LottieOptions {
  static let progress = Option(
    "progress", .number(in: 0...1), "Lottie: one picture, a PNG, when this fraction of the film is over")
  static let frame = Option(
    "frame", .number(in: -1e9...1e9).named("a frame's number, whole or not"),
    "Lottie: one picture, a PNG, of the film at this frame")
  static let strict = Option(
    flag: "strict", "Lottie: fail where the film asks for something that isn't drawn")

  /// The options that name one instant.
  static let instants: [any AnyOption] = [progress, frame]
  static let all: [any AnyOption] = instants + [strict]
}
