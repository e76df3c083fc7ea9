import Lottie

/// `quartzite inspect`: what is in a Lottie file.
struct InspectCommand: Command {
  let name = "inspect"
  let summary = "tell what is in a Lottie file"
  let examples = [
    Example(
      line: "quartzite inspect check.json",
      result: "its layers, what they use, what isn't drawn, markers, images and fonts"),
    Example(line: "quartzite inspect check.lottie --json", result: "the same for programs"),
  ]
  let operands = [
    Operand(name: "file", purpose: "a Lottie file: .json, .lottie, or one of them in .gz", isRequired: true)
  ]
  let options: [any AnyOption] = [CommonOptions.json]
  let notes = [
    "A layer's line tells its number, name and kind, the frames at which it comes and goes, and what else there is to it. "
      + "Layers are listed from the front to the back, those of compositions below their compositions' names.",
    "A font's line tells how many of its glyphs the file brings along, and which installed font draws the others.",
  ]

  func run(_ arguments: Arguments, console: Console) throws {
    let animation = try LottieFilm(path: arguments.operands[0]).animation
    let contents = animation.contents(unsupported: LottieAnimationLayer(animation).unsupportedFeatures)
    let isDocument = arguments[CommonOptions.json]
    try console.output.write(isDocument ? JSONDocument.text(of: contents) : ContentsPage(contents).text)
  }
}
