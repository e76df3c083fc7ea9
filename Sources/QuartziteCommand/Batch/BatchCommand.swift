/// `quartzite batch`: pictures of many Lottie files, listed in a table.
struct BatchCommand: Command {
  @Argument("table", help: "a file of rows with columns separated by tabs") var path: String
  @Option("output", letter: "o", .folder, help: "the folder for the pictures, which must exist")
  var output: String
  @Option("films", .folder, otherwise: "the folder of the table", help: "the folder of the Lottie files")
  var inputFolder: String?
  @Option(
    "longest", .number(in: 1...100_000), otherwise: "no limit",
    help: "the length in points to which the longer side of a larger animation is scaled down")
  var maximumSide: Double?
  let rendering = RenderingOptions()
  let selection = LottieSelection()
  let appearance = LottieAppearance()
  @Flag(.strict) var isStrict: Bool
  let report = ReportOptions()

  func run(on console: Console) throws {
    let table = try PictureTable(path: path)
    let report = try Batch(self, table: table, console: console).make()
    if self.report.isJSON {
      try console.output.write(JSONDocument.text(of: report))
    } else if !self.report.isQuiet {
      try console.output.write(report.summary + "\n")
    }
    guard report.failures.isEmpty else {
      throw CommandError.failure("\(report.failures.count) of \(table.rows.count) pictures failed")
    }
  }
}

extension BatchCommand {
  static let configuration = CommandConfiguration(
    name: "batch",
    summary: "render pictures of many Lottie files, listed in a table",
    examples: [
      Example(
        line: "quartzite batch pictures.tsv -o out",
        result: "one PNG in out/ per row, of files in the table's folder"),
      Example(
        line: "quartzite batch all.tsv --films in --mode context --longest 500 -o out",
        result: "pictures as render(in:) makes them, no side longer than 500 pixels"),
    ],
    notes: [
      "The first line of the table names its columns: 'sample' is a Lottie file, 'picture' is the name of the PNG, and "
        + "'progress' is the fraction of the animation to show, from 0 to 1. Other columns are ignored.",
      "A row that fails is reported on standard error, and the other rows are rendered; the exit code is then 1. "
        + "Features that can't be drawn are listed once per file.",
    ])
}
