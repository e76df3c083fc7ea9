import AnimationPresets
import Foundation
import ImageCoding
import Scenes

/// `quartzite preset`: a ready-made animation of a card, a text, or a picture.
struct PresetCommand: Command {
  @Argument("name", help: "a preset that 'quartzite preset --list' shows, in any case") var name: String?
  @Flag("list", help: "list the presets, their final states, and the curves; nothing is rendered")
  var isList: Bool
  @Option(
    "output", letter: "o", .destination,
    help:
      "the output: a film whose name ends in .gif, .png, .webp, .mp4, .webm, or .mov, a pattern for numbered PNGs, or "
      + "- for standard output; required unless --list is given")
  var output: Destination?
  let content = PresetSubjectOptions()
  @Option(
    "curve", .text("NAME", "a name"), otherwise: "the preset's own timing",
    help: "the timing curve of each pass: one of the 29 that 'quartzite preset --list' shows")
  var curve: String?
  let parameters = PresetParameterOptions()
  @Option(
    "direction", .choice(["from": SpringPreset.Direction.from, "to": .to]), default: "from",
    help: "animate from the placement or to it; an exit always animates to it")
  var direction: SpringPreset.Direction
  @Flag("reduced-motion", help: "fade instead of moving, for people who are sensitive to motion")
  var reducesMotion: Bool
  @Option(.at) var time: Double?
  let film = FilmOptions(frameRate: "25", loopCount: "0")
  let report = ReportOptions()

  func validate() throws(CommandError) {
    if isList { return }
    guard name != nil else {
      throw .badArguments("<name> is missing; expected a preset that 'quartzite preset --list' shows")
    }
    guard $output.isPresent else {
      throw .badArguments("-o is missing; expected a file name, or - for standard output")
    }
    if content.picture != nil {
      let text = content.$text
      if text.isPresent { throw .inapplicable(text, because: "--on already selects the content") }
    }
  }

  func run(on console: Console) throws {
    guard let name, let output, !isList else {
      return try PresetList.print(isJSON: report.isJSON, to: console)
    }
    let preset = try preset(named: name)
    let scene = PresetScene(preset, on: try subject(), under: reducesMotion ? .reduced : .full)
    let session = try RenderSession(
      StagePlan(.scene(SceneSubject(scene, named: preset.name)), film.stage), report, console: console)
    let request = RenderRequest(
      plan: session.plan, destination: output, instant: try session.plan.instant($time), options: film)
    let product = try request.product()
    try output.check(console, isJSON: report.isJSON)
    try Receipt(product.make(in: session), by: Self.configuration.name, in: session)
      .print(report, to: console)
  }
}

// MARK: - Preset and content

extension PresetCommand {
  /// Returns the preset of a name with the parameters that are given.
  ///
  /// - Throws: `CommandError` for the unknown name of a preset or a curve.
  func preset(named name: String) throws(CommandError) -> SpringPreset {
    guard var preset = SpringPreset(name: name) else {
      throw .unknown("preset", name, among: SpringPreset.all.map(\.name))
    }
    preset.curve = try timingCurve()
    preset.direction = direction
    parameters.apply(to: &preset)
    return preset
  }

  private func timingCurve() throws(CommandError) -> SpringPreset.Curve? {
    guard let name = curve else { return nil }
    guard let curve = SpringPreset.Curve(name: name) else {
      throw .unknown("curve", name, among: SpringPreset.Curve.allCases.map(\.rawValue))
    }
    return curve
  }

  private func subject() throws -> PresetSubject {
    guard let path = content.picture else { return content.text.map(PresetSubject.text) ?? .card }
    return .picture(try PictureDecoder().decode(contentsOf: URL(fileURLWithPath: path)))
  }
}

extension PresetCommand {
  static let configuration = CommandConfiguration(
    name: "preset",
    summary: "render a ready-made animation of a card, a text, or a picture",
    examples: [
      Example(
        line: "quartzite preset wobble -o wobble.gif", result: "a card that wobbles, as an animated GIF"),
      Example(
        line: "quartzite preset pop --curve easeOutBack --force 2 --on logo.png -o pop.gif",
        result: "your picture, with twice the force and another timing curve"),
      Example(
        line: "quartzite preset slideLeft --text Hello --duration 1.5 -o hello.gif --fps 50",
        result: "a word that slides in"),
      Example(line: "quartzite preset flipX -o flip.png --at 0.2", result: "the picture at 0.2 s"),
      Example(line: "quartzite preset --list", result: "all presets and curves"),
    ],
    notes: [
      "--force scales the motion of a preset, and --curve determines its pace. Without --curve, entrances and exits move "
        + "like springs with the given --damping and --velocity. The placement, which --x, --y, and others describe, is the "
        + "state from or to which 'move' animates; other presets that move have placements of their own.",
      "The film ends 0.4 s after the motion. The same animation in Swift is "
        + "layer.animate(.wobble(force: 2, curve: .easeOutBack)).",
    ])
}
