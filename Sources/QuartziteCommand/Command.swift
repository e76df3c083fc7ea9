/// One thing that the program can do: what help says about it, what it accepts, and how it's done.
protocol Command: Sendable {
  var name: String { get }
  /// What it does, in one line.
  var summary: String { get }
  /// Command lines worth trying, the most useful first.
  var examples: [Example] { get }
  /// Words that aren't options, in their order.
  var operands: [Operand] { get }
  var options: [any AnyOption] { get }
  /// What else one needs to know, a paragraph each.
  var notes: [String] { get }

  func run(_ arguments: Arguments, console: Console) throws
}

extension Command {
  var notes: [String] { [] }
}

/// A command line and what it makes.
struct Example: Sendable {
  let line: String
  let result: String
}

/// A word that a command expects in a place of its own.
struct Operand: Sendable {
  let name: String
  let purpose: String
  let isRequired: Bool
}

/// The commands of the program, in the order in which help lists them.
enum Commands {
  static let all: [any Command] = [
    ListCommand(), RenderCommand(), FilmstripCommand(), InspectCommand(), PresetCommand(), BatchCommand(),
    HelpCommand(),
  ]

  static func named(_ name: String) throws(CommandError) -> any Command {
    guard let command = all.first(where: { $0.name == name }) else {
      throw .unknown("command", name, among: all.map(\.name))
    }
    return command
  }
}
