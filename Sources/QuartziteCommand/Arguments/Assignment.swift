/// A name and the text to assign to it: `Title.text=Ann`.
struct Assignment: Hashable {
  let name: String
  let text: String
}

extension Assignment {
  /// Parses a word as an assignment; nil without a name and an equals sign.
  init?(_ word: String) {
    guard let end = word.firstIndex(of: "="), end > word.startIndex else { return nil }
    self.init(name: String(word[..<end]), text: String(word[word.index(after: end)...]))
  }
}

extension ValueFormat<Assignment> {
  /// A name and a value.
  ///
  /// - Parameters:
  ///   - value: The placeholder for the value in help.
  ///   - example: An assignment, for error messages.
  static func assignment(of value: String, like example: String) -> ValueFormat {
    ValueFormat(
      description: ValueDescription(
        placeholder: "NAME=\(value)", expectation: "a name, an equals sign, and a value, like '\(example)'",
        isSelfExplanatory: true),
      parse: Assignment.init)
  }
}
