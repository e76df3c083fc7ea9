import AnimationPresets
import Foundation
import ImageCoding
import Scenes

/// `quartzite preset`: a ready-made animation on a card, a text or a picture.
struct PresetCommand: Command {
  let name = "preset"
  let summary = "draw a ready-made animation on a card, a text or a picture"
  let examples = [
    Example(line: "quartzite preset wobble -o wobble.gif", result: "a card that wobbles, as an animated GIF"),
    Example(
      line: "quartzite preset pop --curve easeOutBack --force 2 --on logo.png -o pop.gif",
      result: "your picture, twice as strongly and in another pace"),
    Example(
      line: "quartzite preset slideLeft --text Hello --duration 1.5 -o hello.gif --fps 50",
      result: "a word that slides in"),
    Example(line: "quartzite preset flipX -o flip.png --at 0.2", result: "the picture at 0.2 s"),
    Example(line: "quartzite preset --list", result: "all presets and curves"),
  ]
  let operands = [
    Operand(
      name: "name", purpose: "a preset that 'quartzite preset --list' tells, in any case", isRequired: false)
  ]
  let options = PresetOptions.all
  let notes = [
    "What it looks like is decided by preset, force and curve; how entrances and exits swing, by damping and velocity as "
      + "long as no curve is given. A placement is where 'move' comes from or goes to; others that travel have their own.",
    "The film ends 0.4 s after the motion. In Swift the same is layer.animate(.wobble(force: 2, curve: .easeOutBack)).",
  ]

  func run(_ arguments: Arguments, console: Console) throws {
    if arguments[PresetOptions.list] { return try PresetList.deliver(arguments, console: console) }
    let scene = try PresetRequest(arguments).scene()
    let studio = try Studio(arguments, for: Subject(scene), console: console)
    let product = try RenderRequest(arguments, plan: studio.plan).product()
    try arguments[RenderOptions.output].check(console, isJSON: arguments[CommonOptions.json])
    try Receipt(product.make(in: studio), by: name, in: studio).deliver(arguments, console: console)
  }
}
