/// One task of the program, as a value whose properties are its options.
///
/// A command declares each option as a property, with its name, format, default, and help text:
///
/// ```swift
/// struct GreetCommand: Command {
///   static let configuration = CommandConfiguration(name: "greet", summary: "print a greeting")
///   @Argument("name", help: "the name of the person to greet") var name: String
///   @Option("count", .integer(in: 1...9), default: "1", help: "the number of greetings") var count: Int
///
///   func run(on console: Console) throws {
///     for _ in 0..<count { try console.output.write("Hello, \(name)!\n") }
///   }
/// }
/// ```
///
/// Parsing fills the properties, and help pages are made from the same declarations.
protocol Command: OptionGroup {
  static var configuration: CommandConfiguration { get }

  /// Creates the command with its defaults.
  init()

  /// Checks requirements that involve several options.
  ///
  /// - Throws: `CommandError` for options that contradict each other.
  func validate() throws(CommandError)

  func run(on console: Console) throws
}

extension Command {
  /// Returns the command that the words after its name describe.
  ///
  /// - Throws: `CommandError` for words that are unknown, missing, invalid, or contradictory.
  static func parse(_ words: [String]) throws(CommandError) -> Self {
    let command = Self()
    try command.fill(from: words)
    return command
  }

  /// Fills the properties from the words after the command's name, as far as they are valid.
  ///
  /// - Throws: The first `CommandError` for words that are unknown, missing, invalid, or contradictory.
  func fill(from words: [String]) throws(CommandError) {
    try ArgumentParser.fill(self, from: words)
    try validate()
  }

  func validate() throws(CommandError) {}

  /// Whether events are printed: `--json` is given, and standard output isn't the product.
  var printsEvents: Bool {
    options.contains { $0.name == "json" && $0.isPresent } && !options.contains(where: \.isStandardOutput)
  }
}

extension AnyOption {
  /// Whether the option makes standard output the product.
  fileprivate var isStandardOutput: Bool {
    switch self {
    case let option as Option<Destination>: option.isPresent && option.wrappedValue == .standardOutput
    case let option as Option<Destination?>: option.wrappedValue == .standardOutput
    default: false
    }
  }
}

/// The name of a command, and its help apart from the options.
struct CommandConfiguration: Sendable {
  let name: String
  /// The effect of the command, in one line.
  let summary: String
  /// Command lines worth trying, the most useful first.
  var examples: [Example] = []
  /// Further help, a paragraph each.
  var notes: [String] = []
}

/// A command line and its result, for help.
struct Example: Sendable {
  let line: String
  let result: String
}
