/// A program: finds the command, runs it, and reports errors.
package struct Program {
  let console: Console
  private let description: ProgramDescription

  /// Creates a program.
  ///
  /// - Parameter description: The name, scenes, and commands. The default is `quartzite`.
  package init(console: Console, _ description: ProgramDescription = .current) {
    (self.console, self.description) = (console, description)
  }

  /// Runs the command that the words after the program's name describe.
  ///
  /// Results go to standard output, everything else to standard error.
  package func run(_ words: [String]) -> ExitCode {
    ProgramDescription.$current.withValue(description) { runCommand(words) }
  }

  private func runCommand(_ words: [String]) -> ExitCode {
    var command: (any Command)?
    do {
      guard let first = words.first else {
        throw CommandError.badArguments("no command is given; expected \(Commands.names.alternatives)")
      }
      let arguments = Array(words.dropFirst())
      if first.hasPrefix("-") {
        try runOption(first, arguments)
      } else {
        let named = try Commands.named(first).init()
        command = named
        try run(named, arguments)
      }
      return .success
    } catch {
      return report(CommandError(error), of: command)
    }
  }
}

extension Program {
  private func runOption(_ word: String, _ arguments: [String]) throws {
    switch word {
    case "--help", "-h":
      try run(HelpCommand(), arguments)
    case "--version":
      guard arguments.isEmpty else { throw CommandError.badArguments("--version takes no arguments") }
      try console.output.write(description.versionLine + "\n")
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

  /// Prints an error, also as an event if the command prints events. A failure to write, as when standard error is closed,
  /// is ignored.
  private func report(_ error: CommandError, of command: (any Command)?) -> ExitCode {
    if command?.printsEvents == true, let line = try? JSONDocument.line(of: ErrorEvent(error)) {
      try? console.output.write(line)
    }
    let command = command.map { type(of: $0).configuration.name }
    let source = [description.name, command].compactMap(\.self).joined(separator: " ")
    try? console.errors.write("\(source): \(description.adapted(error.message))\n")
    if error.exitCode == .badArguments {
      let page = ["\(description.name) help", command == HelpCommand.configuration.name ? nil : command]
      try? console.errors.write("See '\(page.compactMap(\.self).joined(separator: " "))'.\n")
    }
    return error.exitCode
  }
}
