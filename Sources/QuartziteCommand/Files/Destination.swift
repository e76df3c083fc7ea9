/// Where a result goes.
enum Destination: Equatable {
  case standardOutput
  case file(String)
}

extension ValueFormat<Destination> {
  static let destination = ValueFormat(
    placeholder: "FILE", expectation: "a file's name, or - for standard output", isEvident: true
  ) { text in
    text.isEmpty ? nil : text == "-" ? .standardOutput : .file(text)
  }
}

extension Destination {
  /// Throws where bytes for standard output would end up before a person's eyes, or amid a JSON document.
  func check(_ console: Console, isJSON: Bool) throws(CommandError) {
    guard self == .standardOutput else { return }
    if isJSON { throw .badArguments("-o - and --json both want standard output; name a file") }
    if console.output.isTerminal {
      throw .badArguments("-o -: standard output is a terminal; redirect it to a file or a program")
    }
  }
}

extension Destination {
  /// The names of the files it stands for.
  var files: [String] {
    if case .file(let path) = self { [path] } else { [] }
  }
}
