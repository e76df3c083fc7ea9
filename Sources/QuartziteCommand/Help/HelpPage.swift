/// The text of help, made from the tables that parsing uses.
enum HelpPage {
  /// What the program is and can do.
  static var overview: String {
    let commands = Commands.all.map { TextColumns.definition($0.name, $0.summary, indent: 14) }.joined()
    return """
      quartzite \(Program.version): Core Animation's layers as pictures and films

      \(examples(overviewExamples))
      Usage: quartzite <command> [<arguments>]

      Commands:
      \(commands)
      Options:
      \(list(Program.options))
      \(exitCodes)
      'quartzite help <command>' explains a command.

      """
  }

  /// Everything about a command.
  static func page(for command: any Command) -> String {
    let sections = [
      "quartzite \(command.name): \(command.summary)\n",
      examples(command.examples),
      "Usage: \(usage(of: command))\n",
      operands(command.operands),
      "Options:\n" + list(command.options + [CommonOptions.help]),
      command.notes.map { TextColumns.wrapped($0).joined(separator: "\n") + "\n" }.joined(separator: "\n"),
      exitCodes,
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static let overviewExamples = [
    Example(line: "quartzite list", result: "which scenes there are"),
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
    "Examples:\n" + examples.map { "  \($0.line)\n      \($0.result)\n" }.joined()
  }

  private static func usage(of command: any Command) -> String {
    let operands = command.operands.map { $0.isRequired ? "<\($0.name)>" : "[<\($0.name)>]" }
    let required = command.options.filter(\.isRequired).map { "\($0.spelling) \($0.placeholder ?? "")" }
    return (["quartzite", command.name] + operands + required + ["[options]"]).joined(separator: " ")
  }

  private static func operands(_ operands: [Operand]) -> String {
    if operands.isEmpty { return "" }
    let lines = operands.map { TextColumns.definition("<\($0.name)>", $0.purpose, indent: indent) }
    return "Arguments:\n" + lines.joined()
  }

  private static func list(_ options: [any AnyOption]) -> String {
    options.map { TextColumns.definition($0.term, $0.explanation, indent: indent) }.joined()
  }

  private static var exitCodes: String {
    "Exit codes:\n"
      + ExitCode.allCases.map { TextColumns.definition("\($0.rawValue)", $0.meaning, indent: 7) }.joined()
  }
}

extension AnyOption {
  fileprivate var term: String {
    let names = [letter.map { "-\($0)," } ?? "   ", "--\(name)"]
    return (names + [placeholder].compactMap(\.self)).joined(separator: " ")
  }

  /// The purpose, which values are accepted, and what holds where the option is absent.
  fileprivate var explanation: String {
    let otherwise = isRequired ? "Required." : defaultText.map { "Default: \($0)." }
    return [[purpose, details].compactMap(\.self).joined(separator: "; ") + ".", otherwise]
      .compactMap(\.self).joined(separator: " ")
  }
}
