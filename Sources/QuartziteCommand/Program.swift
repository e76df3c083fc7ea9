/// The program `quartzite`: finds the command, runs it and reports what went wrong.
package struct Program {
  /// The version that `--version` tells.
  package static let version = "0.1.0"

  let console: Console

  package init(console: Console) { self.console = console }

  /// Does what the words after the program's name ask for.
  ///
  /// Results go to standard output, everything else to standard error.
  package func run(_ words: [String]) -> ExitCode {
    var name: String?
    do {
      guard let first = words.first else {
        throw CommandError.badArguments(
          "a command is missing: \(Commands.all.map(\.name).alternatives) was expected")
      }
      let rest = Array(words.dropFirst())
      if first.hasPrefix("-") {
        try answer(first, rest)
      } else {
        let command = try Commands.named(first)
        name = command.name
        try run(command, rest)
      }
      return .success
    } catch {
      return report(CommandError(error), of: name)
    }
  }
}

extension Program {
  /// The options that go without a command.
  static let options: [any AnyOption] = [
    CommonOptions.help, Option(flag: "version", "tell the version and end"),
  ]

  private func answer(_ word: String, _ rest: [String]) throws {
    switch word {
    case "--help", "-h":
      try run(HelpCommand(), rest)
    case "--version":
      guard rest.isEmpty else { throw CommandError.badArguments("--version stands alone") }
      try console.output.write("quartzite \(Self.version)\n")
    default:
      throw CommandError.unknown("option", word, among: Self.options.map { "--\($0.name)" })
    }
  }

  private func run(_ command: any Command, _ words: [String]) throws {
    guard !Arguments.askForHelp(words) else {
      return try console.output.write(HelpPage.page(for: command))
    }
    try command.run(Arguments(words, for: command), console: console)
  }

  /// Standard error may be closed: then nobody wants to hear it.
  private func report(_ error: CommandError, of command: String?) -> ExitCode {
    let speaker = ["quartzite", command].compactMap(\.self).joined(separator: " ")
    try? console.errors.write("\(speaker): \(error.message)\n")
    if error.exitCode == .badArguments {
      let page = ["quartzite help", command == "help" ? nil : command].compactMap(\.self).joined(
        separator: " ")
      try? console.errors.write("See '\(page)'.\n")
    }
    return error.exitCode
  }
}
