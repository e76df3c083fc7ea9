/// Fills the options and arguments of a command from the words of a command line.
///
/// A value follows its option in the same word (`--fps=50`, `-o=file`, `-ofile`) or in the next one. After `--`, every
/// word is an argument. For a command with a remainder, every word after the arguments belongs to the remainder.
struct ArgumentParser {
  private var words: ArraySlice<String>
  private let options: [any AnyOption]
  private let arguments: [any AnyArgument]
  private let remainder: (any AnyRemainder)?

  private init(_ words: [String], for command: some OptionGroup) {
    self.words = words[...]
    options = command.options
    arguments = command.arguments
    remainder = command.remainder
  }

  /// Fills a command, also with the valid words after an invalid one.
  ///
  /// - Throws: The first `CommandError` for unknown, repeated, and surplus words, and for missing and invalid values.
  static func fill(_ command: some OptionGroup, from words: [String]) throws(CommandError) {
    var parser = ArgumentParser(words, for: command)
    try parser.parse()
  }

  /// Whether a command line requests help, regardless of its other words.
  static func requestsHelp(_ words: [String]) -> Bool {
    words.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }
}

// MARK: - Parsing

extension ArgumentParser {
  private mutating func parse() throws(CommandError) {
    let (positionalWords, failure) = parseOptions()
    if let failure { throw failure }
    try fillArguments(from: positionalWords)
    for option in options where option.isRequired && !option.isPresent {
      throw .badArguments("\(option.spelling) is missing; expected \(option.values?.expectation ?? "a flag")")
    }
  }

  /// Fills the options, and returns the words that aren't options or their values, and the first error.
  private mutating func parseOptions() -> (positionalWords: [String], failure: CommandError?) {
    var positionalWords: [String] = []
    var failure: CommandError?
    while let word = words.popFirst() {
      if let remainder, positionalWords.count == arguments.count {
        remainder.accept([word] + words)
        break
      }
      if word == "--" { return (positionalWords + words, failure) }
      guard word.hasPrefix("-"), word != "-" else {
        positionalWords.append(word)
        continue
      }
      do {
        try parseOption(word)
      } catch {
        failure = failure ?? error
      }
    }
    return (positionalWords, failure)
  }

  private mutating func parseOption(_ word: String) throws(CommandError) {
    let (option, attachedValue) = try split(word)
    guard !option.isPresent || option.isRepeatable else {
      throw .badArguments("\(option.spelling) is given more than once")
    }
    guard let values = option.values else {
      guard option.accept(attachedValue) else {
        throw .badArguments("\(option.spelling) takes no value; remove it from '\(word)'")
      }
      return
    }
    guard let text = attachedValue ?? nextValue() else {
      throw .badArguments("\(option.spelling) needs a value; expected \(values.expectation)")
    }
    guard option.accept(text) else {
      throw .badArguments("\(option.spelling) '\(text)': expected \(values.expectation)")
    }
  }

  private func fillArguments(from words: [String]) throws(CommandError) {
    guard words.count <= arguments.count else {
      throw .badArguments("unexpected argument '\(words[arguments.count])'")
    }
    for (argument, word) in zip(arguments, words) { argument.accept(word) }
    for argument in arguments where argument.isRequired && !argument.isPresent {
      throw .badArguments("<\(argument.name)> is missing; expected \(argument.help)")
    }
  }
}

// MARK: - Names

extension ArgumentParser {
  /// The next word unless it names an option; a negative number doesn't.
  private mutating func nextValue() -> String? {
    guard let word = words.first, !word.hasPrefix("--"), option(named: word) == nil else { return nil }
    return words.popFirst()
  }

  /// The option that a word names, and the value in the same word.
  private func split(_ word: String) throws(CommandError) -> (any AnyOption, attachedValue: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if let option = option(named: parts[0]) { return (option, parts.count > 1 ? parts[1] : nil) }
    let name = String(parts[0].drop { $0 == "-" })
    let suggestion = NearestName.find(name, among: options.map(\.name))
    // `-out` is more likely a misspelled `--output` than a file called "ut".
    if suggestion == nil, let option = option(named: String(word.prefix(2))) {
      return (option, String(word.dropFirst(2)))
    }
    let advice = suggestion.map { "; did you mean '--\($0)'?" } ?? ""
    throw .badArguments("unknown option '\(parts[0])'\(advice)")
  }

  private func option(named word: String) -> (any AnyOption)? {
    options.first { option in
      word == "--\(option.name)" || option.letter.map { word == "-\($0)" } ?? false
    }
  }
}
