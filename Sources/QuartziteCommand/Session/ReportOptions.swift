/// The options that select the form of a command's report.
struct ReportOptions: OptionGroup {
  @Flag("quiet", letter: "q", help: "print no progress and no result, only errors") var isQuiet: Bool
  @Flag(
    "json",
    help: "print only JSON to standard output, one event per line: progress, then done or error")
  var isJSON: Bool
}

extension Flag {
  /// Selects a document for programs.
  static var json: Flag {
    Flag("json", help: "print the result as one JSON document, and nothing else, to standard output")
  }
}

extension Progress {
  /// Calls `body` with the progress of a task, in the form that the options select.
  static func track<Result>(
    _ work: Work, on console: Console, _ options: ReportOptions, _ body: (Progress) throws -> Result
  ) rethrows -> Result {
    try track(work, on: console, isQuiet: options.isQuiet, printsEvents: options.isJSON, body)
  }
}
