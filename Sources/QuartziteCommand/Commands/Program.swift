/// The program `quartzite`: finds the command, runs it, and reports errors.
package struct Program {
  let console: Console

  package init(console: Console) { self.console = console }

  /// Runs the command that the words after the program's name describe.
  ///
  /// Results go to standard output, everything else to standard error.
  package func run(_ words: [String]) -> ExitCode {
    var command: (any Command)?
    do {
      guard let first = words.first else {
        throw CommandError.badArguments("no command is given; expected \(Commands.names.alternatives)")
      }
      let rest = Array(words.dropFirst())
      if first.hasPrefix("-") {
        try runOption(first, rest)
      } else {
        let named = try Commands.named(first).init()
        command = named
        try run(named, rest)
      }
      return .success
    } catch {
      return report(CommandError(error), of: command)
    }
  }
}

extension Program {
  private func runOption(_ word: String, _ rest: [String]) throws {
    switch word {
    case "--help", "-h":
      try run(HelpCommand(), rest)
    case "--version":
      guard rest.isEmpty else { throw CommandError.badArguments("--version takes no arguments") }
      try console.output.write("quartzite \(Release.version)\n")
    default:
      throw CommandError.unknown("option", word, among: ProgramOptions().options.map { "--\($0.name)" })
    }
  }

  private func run(_ command: some Command, _ words: [String]) throws {
    guard !ArgumentParser.requestsHelp(words) else {
      return try console.output.write(HelpPage.page(for: type(of: command)))
    }
    try command.fill(from: words)
    try command.run(on: console)
  }

  /// Prints an error, also as an event if the command prints events; if standard error is closed, nobody reads it.
  private func report(_ error: CommandError, of command: (any Command)?) -> ExitCode {
    if command?.printsEvents == true, let line = try? JSONDocument.line(of: ErrorEvent(error)) {
      try? console.output.write(line)
    }
    let command = command.map { type(of: $0).configuration.name }
    let source = ["quartzite", command].compactMap(\.self).joined(separator: " ")
    try? console.errors.write("\(source): \(error.message)\n")
    if error.exitCode == .badArguments {
      let page = ["quartzite help", command == HelpCommand.configuration.name ? nil : command]
      try? console.errors.write("See '\(page.compactMap(\.self).joined(separator: " "))'.\n")
    }
    return error.exitCode
  }
}
