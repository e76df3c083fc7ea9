/// `quartzite help`: explains the program, or one of its commands.
struct HelpCommand: Command {
  let name = "help"
  let summary = "explain the program or a command"
  let examples = [
    Example(line: "quartzite help", result: "what the program can do"),
    Example(
      line: "quartzite help render",
      result: "everything about rendering; 'quartzite render --help' says the same"),
  ]
  let operands = [Operand(name: "command", purpose: "one of the program's commands", isRequired: false)]
  let options: [any AnyOption] = []

  func run(_ arguments: Arguments, console: Console) throws {
    let page = try arguments.operands.first.map { HelpPage.page(for: try Commands.named($0)) }
    try console.output.write(page ?? HelpPage.overview)
  }
}
