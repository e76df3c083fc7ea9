import Scenes

/// `quartzite filmstrip`: instants of a scene or a Lottie film side by side.
struct FilmstripCommand: Command {
  let name = "filmstrip"
  let summary = "draw instants of a scene or a film side by side"
  let examples = [
    Example(line: "quartzite filmstrip login -o login.png", result: "the eight highlights of the scene"),
    Example(
      line: "quartzite filmstrip login -o start.png --at 0,0.1,0.2,0.3 --columns 2",
      result: "four instants of your choice in two rows"),
    Example(line: "quartzite filmstrip check.json -o check.png", result: "a Lottie film"),
    Example(line: "quartzite filmstrip ring -o - --scale 2 | display", result: "for another program"),
  ]
  let operands = [StageOptions.scene]
  let options = FilmstripOptions.all
  let notes = [
    "Each picture is what 'quartzite render --at' draws, pixel for pixel, on white where that is "
      + "transparent. Long strips go on in further rows.",
    "The file is a PNG; it appears under its name when it is complete, in place of an older one.",
  ]

  func run(_ arguments: Arguments, console: Console) throws {
    let studio = try Studio(arguments, console: console)
    let destination = arguments[FilmstripOptions.output]
    try destination.check(console, isJSON: arguments[CommonOptions.json])
    guard OutputFormat(nameOf: destination) != .gif else {
      throw CommandError.badArguments("a strip is a PNG, and '\(destination.files.joined())' says gif")
    }
    let times = arguments[FilmstripOptions.at] ?? studio.plan.scene.highlights
    for time in times { try studio.plan.check(time, FilmstripOptions.at) }
    let layout = try FilmstripLayout(
      count: times.count, plan: studio.plan, columns: arguments[FilmstripOptions.columns])
    let strip = Filmstrip(times: times, layout: layout, destination: destination)
    try Receipt(strip.make(in: studio), by: name, in: studio).deliver(arguments, console: console)
  }
}
