/// `quartzite help`: explains the program or one of its commands.
struct HelpCommand: Command {
  static let configuration = CommandConfiguration(
    name: "help", summary: "explain the program or a command",
    examples: [
      Example(line: "quartzite help", result: "an overview of the program"),
      Example(
        line: "quartzite help render",
        result: "the help page of a command; 'quartzite render --help' prints the same"),
      Example(line: "quartzite help --man > quartzite.1", result: "a manual page of all commands, for man"),
    ])

  @Argument("command", help: "one of the commands") var name: String?
  @Flag("man", help: "print a manual page of all commands, in the format of man") var isManual: Bool

  func validate() throws(CommandError) {
    if isManual, let name {
      throw .badArguments("--man prints one page about all commands; remove '\(name)'")
    }
  }

  func run(on console: Console) throws {
    if isManual { return try console.output.write(ManualPage.text) }
    let page = try name.map { HelpPage.page(for: try Commands.named($0)) }
    try console.output.write(page ?? HelpPage.overview)
  }
}
