/// Takes the words of a command line apart.
///
/// A value follows its option in the same word (`--fps=50`, `-o=file`, `-ofile`) or in the next one. After `--` every
/// word is an operand.
struct ArgumentReader {
  private var words: ArraySlice<String>
  private let options: [any AnyOption]
  private(set) var values: [String: any Sendable] = [:]
  private(set) var operands: [String] = []

  init(words: ArraySlice<String>, options: [any AnyOption]) {
    self.words = words
    self.options = options
  }

  mutating func readAll() throws(CommandError) {
    while let word = words.popFirst() {
      if word == "--" {
        operands += words
        return
      }
      if word.hasPrefix("-"), word != "-" {
        try readOption(word)
      } else {
        operands.append(word)
      }
    }
  }

  private mutating func readOption(_ word: String) throws(CommandError) {
    let (option, glued) = try split(word)
    guard values[option.name] == nil else { throw .badArguments("\(option.spelling) is given twice") }
    guard let expectation = option.expectation else {
      guard glued == nil else { throw .badArguments("\(option.spelling) takes no value, so not '\(word)'") }
      values[option.name] = true
      return
    }
    guard let text = glued ?? nextValue() else {
      throw .badArguments("\(option.spelling) lacks its value: \(expectation) was expected")
    }
    guard let value = option.value(text) else {
      throw .badArguments("\(option.spelling) '\(text)': \(expectation) was expected")
    }
    values[option.name] = value
  }

  /// The next word, unless that's an option; a negative number is none.
  private mutating func nextValue() -> String? {
    guard let word = words.first, !word.hasPrefix("--"), option(named: word) == nil else { return nil }
    return words.popFirst()
  }
}

// MARK: - Names

extension ArgumentReader {
  /// The option that a word names, and the value in the same word.
  private func split(_ word: String) throws(CommandError) -> (any AnyOption, glued: String?) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    if let option = option(named: parts[0]) { return (option, parts.count > 1 ? parts[1] : nil) }
    let name = String(parts[0].drop { $0 == "-" })
    let meant = NearestName.find(name, among: options.map(\.name))
    // `-out` is more likely a slip than a file called "ut".
    if meant == nil, let option = option(named: String(word.prefix(2))) {
      return (option, String(word.dropFirst(2)))
    }
    let advice = meant.map { "; did you mean '--\($0)'?" } ?? ""
    throw .badArguments("unknown option '\(parts[0])'\(advice)")
  }

  private func option(named word: String) -> (any AnyOption)? {
    options.first { option in
      word == "--\(option.name)" || option.letter.map { word == "-\($0)" } ?? false
    }
  }
}

extension AnyOption {
  /// The option as errors name it.
  var spelling: String { letter.map { "-\($0)" } ?? "--\(name)" }
}
