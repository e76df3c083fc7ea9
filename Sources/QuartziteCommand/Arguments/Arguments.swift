import Requirements

/// What a command was given: the values of its options, and its operands.
struct Arguments: Sendable {
  private let values: [String: any Sendable]
  let operands: [String]

  /// Reads the words after a command's name.
  ///
  /// - Throws: `CommandError` for what the command doesn't know, what lacks its value or has a wrong one, what is given
  ///   twice, missing or too much.
  init(_ words: [String], for command: any Command) throws(CommandError) {
    var reader = ArgumentReader(words: words[...], options: command.options)
    try reader.readAll()
    (values, operands) = (reader.values, reader.operands)
    try checkOperands(command.operands)
    for option in command.options where option.isRequired && values[option.name] == nil {
      throw .badArguments("\(option.spelling) is missing: \(option.expectation ?? "a flag") was expected")
    }
  }

  /// The value of an option: the given one, else its default.
  subscript<Value>(option: Option<Value>) -> Value {
    guard let value = values[option.name] as? Value ?? option.absent else {
      failRequirement("--\(option.name) isn't one of the command's options")
    }
    return value
  }

  /// Whether the option was given.
  func contains(_ option: any AnyOption) -> Bool { values[option.name] != nil }

  /// Throws where one of the options was given, with why it can't be.
  func exclude(_ options: [any AnyOption], _ reason: String) throws(CommandError) {
    guard let option = options.first(where: contains) else { return }
    throw .badArguments("--\(option.name) has no meaning here: \(reason)")
  }

  /// Whether the words ask for the command's help, in whatever company.
  static func askForHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}

extension Arguments {
  private func checkOperands(_ expected: [Operand]) throws(CommandError) {
    if operands.count > expected.count {
      throw .badArguments("'\(operands[expected.count])' is one word too many")
    }
    for operand in expected.dropFirst(operands.count) where operand.isRequired {
      throw .badArguments("the \(operand.name) is missing: \(operand.purpose)")
    }
  }
}
