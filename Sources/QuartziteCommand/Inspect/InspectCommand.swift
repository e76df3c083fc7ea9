import LottiePlayer

/// `quartzite inspect`: the contents of a Lottie file.
struct InspectCommand: Command {
  @Argument("file", help: "a Lottie file (.json, .lottie, or either as .gz), or - for standard input")
  var path: String
  let selection = LottieSelection()
  @Option(.features) var features: LottieFeatures
  @Flag(.json) var isJSON: Bool

  func run(on console: Console) throws {
    if RenderCommand.isScene(path), !LottieSubject.isFileName(path) {
      throw CommandError.badArguments("'\(path)' is a scene; expected a Lottie file")
    }
    let (animation, _, _) = try selection.read(path)
    let contents = animation.contents(
      unsupported: LottieAnimationLayer(animation, features: features).unsupportedFeatures)
    try console.output.write(isJSON ? JSONDocument.text(of: contents) : ContentsPage(contents).text)
  }
}

extension InspectCommand {
  static let configuration = CommandConfiguration(
    name: "inspect",
    summary: "show the contents of a Lottie file",
    examples: [
      Example(
        line: "quartzite inspect check.json",
        result: "the layers, features, unsupported features, markers, images, and fonts"),
      Example(line: "quartzite inspect check.lottie --json", result: "a JSON document"),
      Example(
        line: "quartzite inspect faces.lottie --animation wink",
        result: "the names in an archive, and the contents of one animation"),
      Example(
        line: "quartzite inspect x.json --features standard,merged-paths",
        result: "the features that aren't drawn if paths are merged"),
    ],
    notes: [
      "The line of a layer shows its number, name, and kind, the frames during which it's visible, and remarks. Layers "
        + "are listed from front to back, the layers of a composition below its name.",
      "For an archive (.lottie), the names of all animations, themes, and state machines are shown, and the contents "
        + "of one animation.",
      "The line of an image ends with the names other than its identifier that --image of 'quartzite render' accepts. "
        + "Texts, colors, and gradients are listed with the key paths that --set accepts; the document of --json lists "
        + "numbers, points, and sizes too.",
      "The line of a font shows the number of glyphs in the file, and the installed font that draws the others.",
    ])
}
