/// The options of `quartzite filmstrip` beside those of the stage.
enum FilmstripOptions {
  static let output = Option(
    required: "output", letter: "o", .destination,
    "where the PNG goes: a file's name, or - for standard output")
  static let at = Option(
    "at", .instants(atMost: 100), otherwise: "eight highlights",
    "the instants to show, in this order")
  static let columns = Option(
    "columns", .whole(in: 1...100), otherwise: "as many as look well",
    "pictures in a row")

  static let all: [any AnyOption] =
    [output, at, columns] + StageOptions.all + LottieOptions.parts + LottieOptions.looks
    + [LottieOptions.speed, LottieOptions.strict, CommonOptions.quiet, CommonOptions.json]
}
