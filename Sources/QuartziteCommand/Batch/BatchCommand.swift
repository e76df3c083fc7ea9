import Foundation

/// `quartzite batch`: films of many scenes and Lottie files, or pictures of Lottie files, listed in a table.
struct BatchCommand: Command {
  @Argument(
    "table", help: "a file of rows with columns separated by tabs, or of JSON objects, one per line")
  var path: String
  @Option("output", letter: "o", .folder, help: "the folder for the results, which must exist")
  var output: String
  @Option(
    "films", .folder, otherwise: "the folder of the table",
    help: "the folder of the Lottie files, images, and sounds")
  var inputFolder: String?
  @Option(
    "longest", .number(in: 1...100_000), otherwise: "no limit",
    help: "for pictures, the largest side in points; larger animations are scaled down to it")
  var maximumSide: Double?
  @Option(
    "retry", .integer(in: 0...100), default: "0",
    help: "for films, the number of further attempts after a failure")
  var retryCount: Int
  @Option(
    .part(
      help:
        "for films, render only every N-th row, beginning with row K; all parts can run at once in one folder"
    )
  )
  var part: Part?
  let rendering = RenderingOptions()
  let selection = LottieSelection()
  let appearance = LottieAppearance()
  @Flag(.strict) var isStrict: Bool
  let report = ReportOptions()

  func run(on console: Console) throws {
    let data = try InputFile.data(at: path, expected: "a table", limit: FilmRow.maximumTableByteCount)
    let text = String(decoding: data, as: UTF8.self)
    if let rows = try FilmRow.rows(in: text, path: path) {
      if maximumSide != nil {
        throw CommandError.inapplicable($maximumSide, because: "it's for tables of pictures")
      }
      try renderFilms(rows, console)
    } else {
      for option in [$retryCount as any AnyOption, $part] where option.isPresent {
        throw CommandError.inapplicable(
          option, because: "it's for tables of films, which have a column 'output'")
      }
      try renderPictures(PictureTable(text, path: path), console)
    }
  }
}

extension BatchCommand {
  /// The folder of the input files.
  var inputFolderPath: String {
    inputFolder ?? URL(fileURLWithPath: path).deletingLastPathComponent().path
  }

  private func renderFilms(_ rows: [FilmRow], _ console: Console) throws {
    let report = try FilmBatch(self, rows: rows, console: console).make()
    if self.report.isJSON {
      try console.output.write(JSONDocument.line(of: report))
    } else if !self.report.isQuiet {
      for notice in report.noticeLines { try? console.errors.write("note: \(notice)\n") }
      try console.output.write(report.summary + "\n")
    }
    guard report.failures.isEmpty else {
      throw CommandError.failure("\(report.failures.count) of \(report.count) films failed")
    }
  }

  private func renderPictures(_ table: PictureTable, _ console: Console) throws {
    let report = try Batch(self, table: table, console: console).make()
    if self.report.isJSON {
      try console.output.write(JSONDocument.line(of: report))
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
    summary: "render the films or pictures that a table lists",
    examples: [
      Example(
        line: "quartzite batch jobs.tsv -o out --retry 2",
        result: "a film in out/ per row; columns: film, output, fps, set:Title.text …"),
      Example(
        line: "quartzite batch jobs.jsonl -o out --part 3/8",
        result: "every eighth line of a file of JSON objects, beginning with line 3"),
      Example(
        line: "quartzite batch pictures.tsv -o out",
        result: "a PNG in out/ per row; columns: sample, picture, progress"),
      Example(
        line: "quartzite batch all.tsv --films in --mode context --longest 500 -o out",
        result: "pictures as render(in:) draws them, with no side longer than 500 pixels"),
    ],
    notes: [
      "The first line of a table names its columns. For films, 'film' is a scene or a Lottie file, 'output' is the name of "
        + "the file, and other columns are the options of 'quartzite render' without dashes: fps, size, from, at, quality "
        + "… 'set:Title.text' and 'image:Photo' are columns of values and image files. An empty cell stands for "
        + "an option that isn't given. In cells, \\n is a line break and \\t a tab. In JSON objects, 'set' and 'image' are "
        + "objects whose members are values and image files.",
      "A second run renders only films that are missing, and films whose row, Lottie file, images, sound, or output file has "
        + "changed. It compares hashes, which the folder's file quartzite-films.jsonl contains. A batch that was killed "
        + "leaves only complete films. Only one batch at a time can write to a folder, unless the batches are different "
        + "parts of one table.",
      "For pictures, 'sample' is a Lottie file, 'picture' is the name of the PNG, and "
        + "'progress' is the fraction of the animation to show, from 0 to 1. Other columns are ignored.",
      "A row that is invalid or fails is reported on standard error. All other rows are rendered; the exit code is then 1. "
        + "Features that can't be drawn are listed once per file.",
    ])
}
