/// The text of help, made from the declarations that parsing uses.
enum HelpPage {
  /// An overview of the program.
  static var overview: String {
    let program = ProgramDescription.current
    let commands = Commands.all.map {
      TextColumns.definition(
        $0.configuration.name, program.adaptedHelp($0.configuration.summary), indent: 14)
    }
    return """
      \(program.headline)

      \(examples(overviewExamples))
      Usage: \(program.name) <command> [<arguments>]

      Commands:
      \(commands.joined())
      Options:
      \(list(ProgramOptions().options))
      \(exitCodes)
      Run '\(program.name) help <command>' for help on a command.

      """
  }

  /// The help page of a command.
  static func page(for type: any Command.Type) -> String {
    let (configuration, command) = (type.configuration, type.init())
    let program = ProgramDescription.current
    let notes = configuration.notes.map {
      TextColumns.wrapped(program.adaptedHelp($0)).joined(separator: "\n") + "\n"
    }
    let sections = [
      "\(program.name) \(configuration.name): \(program.adaptedHelp(configuration.summary))\n",
      examples(configuration.examples),
      "Usage: \(usage(of: command, configuration.name))\n",
      arguments(of: command),
      "Options:\n" + list(command.options + [Flag.help]),
      notes.joined(separator: "\n"),
      exitCodes,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let overviewExamples = [
    Example(line: "quartzite list", result: "the scenes"),
    Example(line: "quartzite render login -o login.gif", result: "a scene as an animated GIF"),
    Example(line: "quartzite render login -o login.png --at 0.75", result: "one picture of it"),
    Example(line: "quartzite render check.json -o check.gif", result: "a Lottie file as a film"),
    Example(line: "quartzite filmstrip login -o strip.png", result: "its highlights side by side"),
    Example(line: "quartzite preset wobble -o wobble.gif", result: "a ready-made animation"),
  ]
}

// MARK: - Sections

extension HelpPage {
  private static let indent = 25

  private static func examples(_ examples: [Example]) -> String {
    let adapted = examples.compactMap { ProgramDescription.current.adapted($0) as Example? }
    return "Examples:\n" + adapted.map { "  \($0.line)\n      \($0.result)\n" }.joined()
  }

  private static func usage(of command: any Command, _ name: String) -> String {
    let arguments = command.arguments.map { $0.isRequired ? "<\($0.name)>" : "[<\($0.name)>]" }
    let required = command.options.filter(\.isRequired).map {
      "\($0.spelling) \($0.values?.placeholder ?? "")"
    }
    let words = [ProgramDescription.current.name, name]
    // Options after the arguments would belong to the remainder.
    if let remainder = command.remainder {
      return (words + required + ["[options]"] + arguments + ["[<\(remainder.name)>]"]).joined(separator: " ")
    }
    return (words + arguments + required + ["[options]"]).joined(separator: " ")
  }

  private static func arguments(of command: any Command) -> String {
    let arguments =
      command.arguments.map { ($0.name, $0.help) }
      + [command.remainder].compactMap { $0.map { ($0.name, $0.help) } }
    if arguments.isEmpty { return "" }
    let lines = arguments.map {
      TextColumns.definition("<\($0)>", ProgramDescription.current.adaptedHelp("\($1)."), indent: indent)
    }
    return "Arguments:\n" + lines.joined()
  }

  private static func list(_ options: [any AnyOption]) -> String {
    options.map {
      TextColumns.definition($0.term, ProgramDescription.current.adaptedHelp($0.explanation), indent: indent)
    }.joined()
  }

  private static var exitCodes: String {
    "Exit codes:\n"
      + ExitCode.allCases.map { TextColumns.definition("\($0.rawValue)", $0.meaning, indent: 7) }.joined()
  }
}

extension AnyOption {
  /// The names with the placeholder for the value.
  var term: String {
    let names = [letter.map { "-\($0)," } ?? "   ", "--\(name)"]
    return (names + [values?.placeholder].compactMap(\.self)).joined(separator: " ")
  }

  /// The scope, the purpose, the accepted values, and the default.
  var explanation: String {
    let purpose = scope == .everything ? help : "\(scope.rawValue): \(help)"
    let details = values.flatMap { $0.isSelfExplanatory ? nil : $0.expectation }
    let otherwise = isRequired ? "Required." : defaultText.map { "Default: \($0)." }
    let repetition = isRepeatable ? "May be given several times." : nil
    return [[purpose, details].compactMap(\.self).joined(separator: "; ") + ".", otherwise, repetition]
      .compactMap(\.self).joined(separator: " ")
  }
}
