import Requirements

/// Reads visual formats.
///
/// ```
/// format       [("H" | "V") ":"] ["|" [gap]] view {[gap] view} [[gap] "|"]
/// gap          "-" | "-" (value | "(" predicates ")") "-"
/// view         "[" name ["(" predicates ")"] "]"
/// predicates   predicate {"," predicate}
/// predicate    ["==" | "<=" | ">="] value ["@" value]
/// value        name | number
/// ```
///
/// Spaces and line breaks may surround every part.
struct VisualFormatParser {
  private let text: [Character]
  private var position = 0

  private init(_ text: String) { self.text = Array(text) }

  /// Returns the parts of a format.
  ///
  /// - Precondition: The format is valid.
  static func parse(_ text: String) -> VisualFormat {
    var parser = VisualFormatParser(text)
    return parser.format()
  }

  private mutating func format() -> VisualFormat {
    var format = VisualFormat()
    if let axis = axis() { format.axis = axis }
    if skip("|") {
      format.nodes.append(.superview)
      format.gaps.append(gap())
    }
    format.nodes.append(view())
    while let next = peek {
      require(next == "[" || next == "-" || next == "|", complaint("a view, a hyphen or '|' is expected"))
      format.gaps.append(gap())
      guard skip("|") else {
        format.nodes.append(view())
        continue
      }
      format.nodes.append(.superview)
      require(peek == nil, complaint("the format must end after its second '|'"))
    }
    return format
  }

  private mutating func axis() -> NSLayoutConstraint.Axis? {
    guard let letter = peek, letter == "H" || letter == "V" else { return nil }
    _ = skip(letter)
    expect(":")
    return letter == "H" ? .horizontal : .vertical
  }

  private mutating func gap() -> VisualFormat.Gap {
    guard skip("-") else { return .flush }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = skip("(") ? predicates() : [VisualFormat.Predicate(operand: value())]
    expect("-")
    return .predicates(predicates)
  }

  private mutating func view() -> VisualFormat.Node {
    expect("[")
    let name = name()
    let size = skip("(") ? predicates() : []
    expect("]")
    return .view(name: name, size: size)
  }

  /// Reads predicates after an opening parenthesis, and the closing one.
  private mutating func predicates() -> [VisualFormat.Predicate] {
    var predicates = [predicate()]
    while skip(",") { predicates.append(predicate()) }
    expect(")")
    return predicates
  }

  private mutating func predicate() -> VisualFormat.Predicate {
    let relation = relation()
    let operand = value()
    return VisualFormat.Predicate(
      relation: relation, operand: operand, priority: skip("@") ? value() : nil)
  }

  private mutating func relation() -> NSLayoutConstraint.Relation {
    guard let sign = peek, "=<>".contains(sign) else { return .equal }
    _ = skip(sign)
    expect("=")
    switch sign {
    case "<": return .lessThanOrEqual
    case ">": return .greaterThanOrEqual
    default: return .equal
    }
  }

  // MARK: Words

  private mutating func value() -> String {
    guard let next = peek, next.isNumberPart else { return name() }
    let sign = skip("-") ? "-" : ""
    let number = sign + word { $0.isNumberPart && $0 != "-" }
    require(Double(number) != nil, complaint("'\(number)' isn't a number"))
    return number
  }

  private mutating func name() -> String {
    let name = word { $0.isLetter || $0.isNumber || $0 == "_" }
    require(!name.isEmpty, complaint("a name or a number is expected"))
    return name
  }

  private mutating func word(_ isPart: (Character) -> Bool) -> String {
    skipSpaces()
    let start = position
    while position < text.count, isPart(text[position]) { position += 1 }
    return String(text[start..<position])
  }

  // MARK: Characters

  /// The next character that isn't a space.
  private var peek: Character? { text[position...].first { !$0.isWhitespace } }

  private mutating func skipSpaces() {
    while position < text.count, text[position].isWhitespace { position += 1 }
  }

  /// Skips a character if it's the next one, and returns whether it is.
  private mutating func skip(_ character: Character) -> Bool {
    guard peek == character else { return false }
    skipSpaces()
    position += 1
    return true
  }

  private mutating func expect(_ character: Character) {
    let isNext = skip(character)
    require(isNext, complaint("'\(character)' is expected"))
  }

  /// A message that shows the position in the format.
  private func complaint(_ problem: String) -> String {
    "unable to parse the visual format '\(String(text))': \(problem) after '\(String(text[..<position]))'"
  }
}

extension Character {
  fileprivate var isNumberPart: Bool { isASCII && (isWholeNumber || self == "." || self == "-") }
}
