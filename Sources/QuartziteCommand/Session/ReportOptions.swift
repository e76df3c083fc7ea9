/// The options that select the form of a command's report.
struct ReportOptions: OptionGroup {
  @Flag("quiet", letter: "q", help: "print no progress and no result, only errors") var isQuiet: Bool
  @Flag(.json) var isJSON: Bool
}

extension Flag {
  /// Selects a report for programs.
  static var json: Flag {
    Flag("json", help: "print the result as one JSON document, and nothing else, to standard output")
  }
}
