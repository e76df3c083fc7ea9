/// The options that work without a command.
struct ProgramOptions: OptionGroup {
  @Flag(.help) var requestsHelp: Bool
  @Flag("version", help: "print the version") var requestsVersion: Bool
}

extension Flag {
  /// The flag that every command has.
  static var help: Flag { Flag("help", letter: "h", help: "print this help") }
}
