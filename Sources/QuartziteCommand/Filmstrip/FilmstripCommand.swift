/// `quartzite filmstrip`: pictures of a scene or a Lottie file at several times, side by side.
struct FilmstripCommand: Command {
  @Option(
    "output", letter: "o", .destination, help: "the PNG to write: a file name, or - for standard output")
  var output: Destination
  @Option("at", .times(atMost: 100), otherwise: "eight highlights", help: "the times to show, in this order")
  var times: [Double]?
  @Option(
    "columns", .integer(in: 1...100), otherwise: "as many as fit into 1600 points",
    help: "the number of pictures per row")
  var columns: Int?
  let stage = StageOptions()
  let subject = SubjectOptions()
  let report = ReportOptions()

  func validate() throws(CommandError) {
    if let format = OutputFormat(extensionOf: output), format != .png {
      throw .badArguments("a filmstrip is a PNG, and '\(output.files.joined())' ends in .\(format)")
    }
  }

  func run(on console: Console) throws {
    let session = try RenderSession(
      StagePlan(subject.subject(for: self), stage), isStrict: subject.isStrict, report,
      console: console)
    try output.check(console, isJSON: report.isJSON)
    let filmstrip = try makeFilmstrip(session.plan)
    try Receipt(filmstrip.make(in: session), by: Self.configuration.name, in: session)
      .print(report, to: console)
  }

  private func makeFilmstrip(_ plan: StagePlan) throws(CommandError) -> Filmstrip {
    let times = times ?? plan.subject.highlights
    for time in times { try plan.check(time, $times) }
    let layout = try FilmstripLayout(count: times.count, plan: plan, columns: columns)
    return Filmstrip(times: times, layout: layout, destination: output)
  }
}

extension FilmstripCommand {
  static let configuration = CommandConfiguration(
    name: "filmstrip",
    summary: "render several times of a scene or Lottie file side by side",
    examples: [
      Example(line: "quartzite filmstrip login -o login.png", result: "the eight highlights of the scene"),
      Example(
        line: "quartzite filmstrip login -o start.png --at 0,0.1,0.2,0.3 --columns 2",
        result: "four times of your choice in two rows"),
      Example(line: "quartzite filmstrip check.json -o check.png", result: "a Lottie file"),
      Example(
        line: "quartzite filmstrip ring -o - --scale 2 | display", result: "a picture for another program"),
    ],
    notes: [
      "Each picture is the one that 'quartzite render --at' makes, pixel for pixel, on white where it's transparent. "
        + "A long strip continues in further rows.",
      "The PNG appears under its name when it is complete, and replaces an older file.",
    ])
}
