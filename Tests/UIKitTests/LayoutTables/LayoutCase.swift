import Testing

/// A layout whose frames were computed by hand.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let title: String
  let statements: [String]

  var testDescription: String { title }

  /// The cases of a text, in which each one begins with a line `# title`.
  static func cases(_ text: String) -> [LayoutCase] {
    text.split(separator: "\n").reduce(into: []) { cases, line in
      if line.hasPrefix("#") {
        cases.append(LayoutCase(title: line.dropFirst(2).description, statements: []))
      } else if let last = cases.popLast() {
        let statements = line.split(separator: ";").map { $0.drop { $0 == " " }.description }
        cases.append(LayoutCase(title: last.title, statements: last.statements + statements))
      }
    }
  }

  private init(title: String, statements: [String]) { (self.title, self.statements) = (title, statements) }
}
