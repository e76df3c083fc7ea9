import CoreGraphics
import LottiePlayer
import Staging
import UIKit

/// `quartzite inspect`: the contents of a Lottie file, or the accessibility tree of a scene's views.
struct InspectCommand: Command {
  @Argument(
    "scene|file", default: ProgramDescription.current.nameOfOnlyScene,
    help:
      "a scene that 'quartzite list' shows, a Lottie file (.json, .lottie, or either as .gz), or - for a Lottie file on "
      + "standard input")
  var name: String
  @Option("at", for: .scene, .seconds, default: "0", help: "the time of the scene")
  var time: Double
  @Option(
    "size", for: .scene, .size(in: 1...100_000), otherwise: "the scene's own size",
    help: "the size of the stage in points, in which the scene lays itself out")
  var size: CGSize?
  @RepeatableOption(
    "set", for: .scene, .assignment(of: "VALUE", like: "width=4"),
    help: "replace the value of a parameter of the scene, which 'quartzite list' shows")
  var values: [Assignment]
  let selection = LottieSelection()
  @Option(.features) var features: LottieFeatures
  @Flag(.json) var isJSON: Bool

  func run(on console: Console) throws {
    if let scene = ProgramDescription.current.scene(named: name) {
      try inspect(scene, on: console)
    } else if LottieSubject.isFileName(name) {
      try inspectFile(on: console)
    } else {
      throw CommandError.unknown(
        "scene", name, among: ProgramDescription.current.sceneNames, or: "a Lottie file")
    }
  }
}

extension InspectCommand {
  private func inspectFile(on console: Console) throws {
    try refuse(.scene, because: "it's for scenes, and \(name) is a Lottie file")
    let (animation, _, _) = try selection.read(name)
    let contents = animation.contents(
      unsupported: LottieAnimationLayer(animation, features: features).unsupportedFeatures)
    try console.output.write(isJSON ? JSONDocument.text(of: contents) : ContentsPage(contents).text)
  }

  private func inspect(_ scene: any Scene, on console: Console) throws {
    try refuse(.lottie, because: "it's for Lottie files, and \(name) is a scene")
    let subject = Subject.scene(try SceneSubject(scene, values: values))
    let plan = try StagePlan(subject, size: size, RenderingOptions())
    try plan.check(time, $time)
    let stage = plan.makeStage()
    _ = subject.show(on: stage)
    stage.advance(to: time)
    let page = AccessibilityPage(
      scene: subject.name, width: Double(plan.size.width), height: Double(plan.size.height), time: time,
      elements: stage.perform { AccessibilityNode.nodes(in: stage.layer) })
    try console.output.write(isJSON ? JSONDocument.text(of: page) : page.text)
  }

  static let configuration = CommandConfiguration(
    name: "inspect",
    summary: "show a Lottie file's contents or a scene's accessibility tree",
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
      Example(
        line: "quartzite inspect login-views --at 2",
        result: "the elements that assistive technology reaches after 2 s"),
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
      "The line of a scene's element shows its traits, its frame in points (x, y, and size), its label, value, hint, and "
        + "identifier. Elements are indented below their containers.",
    ])
}
