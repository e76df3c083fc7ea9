import Lottie
import Scenes

/// `quartzite inspect`: what is in a Lottie file.
struct InspectCommand: Command {
  let name = "inspect"
  let summary = "tell what is in a Lottie file"
  let examples = [
    Example(
      line: "quartzite inspect check.json",
      result: "its layers, what they use, what isn't drawn, markers, images and fonts"),
    Example(line: "quartzite inspect check.lottie --json", result: "the same for programs"),
    Example(
      line: "quartzite inspect faces.lottie --animation wink",
      result: "the same of another film of an archive, after the names of all"),
    Example(
      line: "quartzite inspect x.json --features standard,merged-paths",
      result: "what isn't drawn where paths are merged"),
  ]
  let operands = [
    Operand(name: "file", purpose: "a Lottie file: .json, .lottie, or one of them in .gz", isRequired: true)
  ]
  let options: [any AnyOption] = LottieOptions.parts + [LottieOptions.features, CommonOptions.json]
  let notes = [
    "A layer's line tells its number, name and kind, the frames at which it comes and goes, and what else there is to it. "
      + "Layers are listed from the front to the back, those of compositions below their compositions' names.",
    "Of an archive (.lottie) the names of all films, themes and state machines are told, and the contents of one film.",
    "A font's line tells how many of its glyphs the file brings along, and which installed font draws the others.",
  ]

  func run(_ arguments: Arguments, console: Console) throws {
    if Scene.named(arguments.operands[0]) != nil, !LottieFilm.isNamed(arguments.operands[0]) {
      throw CommandError.badArguments(
        "'\(arguments.operands[0])' is a scene of the program's own; a Lottie file was expected")
    }
    let film = try LottieFilm(path: arguments.operands[0], arguments)
    let contents = film.animation.contents(
      unsupported: LottieAnimationLayer(film.animation, features: film.features).unsupportedFeatures)
    let isDocument = arguments[CommonOptions.json]
    try console.output.write(isDocument ? JSONDocument.text(of: contents) : ContentsPage(contents).text)
  }
}
