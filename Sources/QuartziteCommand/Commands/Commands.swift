/// The commands of the program, in the order in which help lists them.
enum Commands {
  static var all: [any Command.Type] { ProgramDescription.current.commands }

  // A key path through a metatype crashes the compiler (Swift 6.3).
  static var names: [String] { all.map { $0.configuration.name } }

  /// Returns the command of a name.
  ///
  /// - Throws: `CommandError` for an unknown name, with the nearest one.
  static func named(_ name: String) throws(CommandError) -> any Command.Type {
    guard let command = all.first(where: { $0.configuration.name == name }) else {
      throw .unknown("command", name, among: names)
    }
    return command
  }
}
