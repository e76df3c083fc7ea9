/// `quartzite help`: explains the program or one of its commands.
struct HelpCommand: Command {
  static let configuration = CommandConfiguration(
    name: "help", summary: "explain the program or a command",
    examples: [
      Example(line: "quartzite help", result: "an overview of the program"),
      Example(
        line: "quartzite help render",
        result: "the help page of a command; 'quartzite render --help' prints the same"),
    ])

  @Argument("command", help: "one of the commands") var name: String?

  func run(on console: Console) throws {
    let page = try name.map { HelpPage.page(for: try Commands.named($0)) }
    try console.output.write(page ?? HelpPage.overview)
  }
}
