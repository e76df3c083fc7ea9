import Foundation

/// `quartzite batch`: pictures of many Lottie films, as a table tells.
struct BatchCommand: Command {
  let name = "batch"
  let summary = "draw pictures of many Lottie films, as a table tells"
  let examples = [
    Example(
      line: "quartzite batch pictures.tsv -o out",
      result: "one PNG in out/ for each row, of films beside the table"),
    Example(
      line: "quartzite batch all.tsv --films in --mode context --longest 500 -o out",
      result: "as render(in:) draws them, no side longer than 500 pixels"),
  ]
  let operands = [
    Operand(name: "table", purpose: "a file of rows whose columns are separated by tabs", isRequired: true)
  ]
  let options = BatchOptions.all
  let notes = [
    "The table's first line names its columns. 'sample' is a Lottie file, 'picture' the name of the PNG, 'progress' the "
      + "fraction of the film, 0 to 1, at which it's taken; other columns may be there too.",
    "A row that can't be drawn is told on standard error, and the others are drawn; then the exit code is 1. What a film "
      + "asks for that isn't drawn is told once.",
  ]

  func run(_ arguments: Arguments, console: Console) throws {
    let table = try PictureTable(path: arguments.operands[0])
    let batch = try Batch(arguments, table: table, console: console)
    let report = try batch.make()
    if arguments[CommonOptions.json] {
      try console.output.write(JSONDocument.text(of: report))
    } else if !arguments[CommonOptions.quiet] {
      try console.output.write(report.summary + "\n")
    }
    guard report.failures.isEmpty else {
      throw CommandError.failure("\(report.failures.count) of \(table.rows.count) pictures couldn't be made")
    }
  }
}

/// The options of `quartzite batch`.
enum BatchOptions {
  static let output = Option(
    required: "output", letter: "o", .folder, "the folder where the pictures go; it must exist")
  static let films = Option("films", .folder, otherwise: "the table's folder", "the folder of the films")
  static let longest = Option(
    "longest", .number(in: 1...100_000), otherwise: "as long as the film's",
    "points: a film whose longer side is longer is drawn smaller, so that it's this long")

  static let all: [any AnyOption] =
    [
      output, films, longest, StageOptions.scale, StageOptions.mode, StageOptions.threads,
    ]
    + LottieOptions.parts + LottieOptions.looks + [LottieOptions.strict]
    + [CommonOptions.quiet, CommonOptions.json]
}

extension ValueFormat<String> {
  fileprivate static let folder = ValueFormat(
    placeholder: "FOLDER", expectation: "a folder's name", isEvident: true
  ) {
    $0.isEmpty ? nil : $0
  }
}
