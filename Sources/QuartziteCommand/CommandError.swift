import ImageCoding

/// Why a command gave up: what it tells the user, and how the program ends.
struct CommandError: Error, Hashable {
  let exitCode: ExitCode
  /// One line: what is wrong, where, and what was expected. Where there is a list of it, a further line for each.
  let message: String
}

extension CommandError {
  static func badArguments(_ message: String) -> CommandError {
    CommandError(exitCode: .badArguments, message: message)
  }

  static func failure(_ message: String) -> CommandError {
    CommandError(exitCode: .failure, message: message)
  }

  /// A name that stands for nothing, with the one that was probably meant.
  static func unknown(_ kind: String, _ name: String, among known: [String], orElse other: String? = nil)
    -> CommandError
  {
    let choices = known + [other].compactMap(\.self)
    let advice =
      NearestName.find(name, among: known).map { "did you mean '\($0)'?" }
      ?? "\(choices.alternatives) was expected"
    return .badArguments("unknown \(kind) '\(name)'; \(advice)")
  }

  /// What any error means for the command line.
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
