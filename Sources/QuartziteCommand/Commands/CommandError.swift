import ImageCoding

/// A failure of the program: a message for the user and the exit code.
struct CommandError: Error, Hashable {
  let exitCode: ExitCode
  /// One line that states the problem, its location, and what was expected; further lines if it introduces
  /// a list.
  let message: String
}

extension CommandError {
  static func badArguments(_ message: String) -> CommandError {
    CommandError(exitCode: .badArguments, message: message)
  }

  static func failure(_ message: String) -> CommandError {
    CommandError(exitCode: .failure, message: message)
  }

  /// The error for an unknown name, with the nearest known name or else all known names.
  static func unknown(
    _ kind: String, _ name: String, among knownNames: [String], or alternative: String? = nil
  ) -> CommandError {
    let advice =
      NearestName.find(name, among: knownNames).map { "did you mean '\($0)'?" }
      ?? "expected \((knownNames + [alternative].compactMap(\.self)).alternatives)"
    return .badArguments("unknown \(kind) '\(name)'; \(advice)")
  }

  /// The error that the program reports for any error.
  init(_ error: any Error) {
    switch error {
    case let error as CommandError: self = error
    case let error as ImageCodingError:
      self.init(
        exitCode: error.kind == .invalidArgument ? .badArguments : .failure, message: error.description)
    default: self = .failure("\(error)")
    }
  }
}
