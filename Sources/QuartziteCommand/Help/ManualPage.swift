/// The manual page of the program in roff, made from the declarations that parsing uses.
enum ManualPage {
  static var text: String {
    let program = ProgramDescription.current
    let sections =
      [
        ".TH \(escaped(program.name.uppercased())) 1 \"\" \"Quartzite \(Release.version)\"",
        ".SH NAME\n\(escaped(program.name)) \\- Core Animation layers as pictures and films",
        ".SH SYNOPSIS\n.B \(escaped(program.name))\n.I command\n.RI [ arguments ]",
      ] + Commands.all.map(section) + [exitStatus]
    return sections.joined(separator: "\n") + "\n"
  }

  private static func section(of type: any Command.Type) -> String {
    let (program, configuration, command) = (ProgramDescription.current, type.configuration, type.init())
    var lines = [
      ".SH \(escaped(configuration.name.uppercased()))",
      ".B \(escaped("\(program.name) \(configuration.name)"))",
      escaped("\(program.adaptedHelp(configuration.summary))."),
    ]
    for argument in command.arguments { lines += item("<\(argument.name)>", "\(argument.help).") }
    for option in command.options + [Flag.help] { lines += item(option.term, option.explanation) }
    for note in configuration.notes { lines += [".PP", escaped(program.adaptedHelp(note))] }
    for example in configuration.examples.compactMap({ program.adapted($0) as Example? }) {
      lines += [".PP", escaped("\(example.result):"), ".RS", ".nf", escaped(example.line), ".fi", ".RE"]
    }
    return lines.joined(separator: "\n")
  }

  private static func item(_ term: String, _ text: String) -> [String] {
    let term = term.split(separator: " ").joined(separator: " ")
    return [".TP", ".B \(escaped(term))", escaped(ProgramDescription.current.adaptedHelp(text))]
  }

  private static var exitStatus: String {
    ".SH EXIT STATUS\n"
      + ExitCode.allCases.flatMap { item("\($0.rawValue)", "\($0.meaning).") }.joined(separator: "\n")
  }

  /// Returns a text with escaped backslashes, hyphens, and control characters at its start.
  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      default: escaped.append(character)
      }
    }
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&\(escaped)" : escaped
  }
}
