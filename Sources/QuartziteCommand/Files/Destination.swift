/// The destination that a result is written to.
enum Destination: Equatable {
  case standardOutput
  case file(String)
}

extension Destination {
  /// The names of the files that are written: one or none.
  var files: [String] {
    if case .file(let path) = self { [path] } else { [] }
  }

  /// Throws if the bytes would go to a terminal, or would mix with a JSON document.
  func check(_ console: Console, isJSON: Bool) throws(CommandError) {
    guard self == .standardOutput else { return }
    if isJSON { throw .badArguments("-o - and --json both write to standard output; expected a file name") }
    if console.output.isTerminal {
      throw .badArguments("-o -: standard output is a terminal; redirect it to a file or a program")
    }
  }
}

extension ValueFormat<Destination> {
  static let destination = ValueFormat(
    description: ValueDescription(
      placeholder: "FILE", expectation: "a file name, or - for standard output", isSelfExplanatory: true)
  ) { text in
    text.isEmpty ? nil : text == "-" ? .standardOutput : .file(text)
  }
}
