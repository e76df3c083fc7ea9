/// A JSON text as a tree that preserves the order of members and the spelling of numbers, even of invalid ones.
indirect enum JSONTree: Sendable {
  /// A number, `true`, `false`, `null`, or anything else without quotes.
  case word(String)
  /// The text between quotes, with its escapes.
  case text(String)
  case list([JSONTree])
  case object([Field])

  struct Field: Sendable {
    var name: String
    var value: JSONTree

    init(_ name: String, _ value: JSONTree) { (self.name, self.value) = (name, value) }
  }
}

extension JSONTree: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  init(_ number: Double) { self = .word("\(number)") }
  init(integerLiteral value: Int) { self = .word("\(value)") }
  init(floatLiteral value: Double) { self = .word("\(value)") }
  init(stringLiteral value: String) { self = .text(value) }
  init(arrayLiteral elements: JSONTree...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONTree)...) {
    self = .object(elements.map { Field($0.0, $0.1) })
  }
}

extension JSONTree {
  /// The values of a list or an object, in order.
  var children: [JSONTree] {
    switch self {
    case .word, .text: []
    case .list(let elements): elements
    case .object(let fields): fields.map(\.value)
    }
  }

  /// The number of values in the tree, including itself.
  var count: Int { children.reduce(1) { $0 + $1.count } }

  var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .word(let word): text += word
    case .text(let content): text += "\"\(content)\""
    case .list(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += "," }
        element.write(to: &text)
      }
      text += "]"
    case .object(let fields):
      text += "{"
      for (index, field) in fields.enumerated() {
        text += index > 0 ? ",\"\(field.name)\":" : "\"\(field.name)\":"
        field.value.write(to: &text)
      }
      text += "}"
    }
  }
}

// MARK: - Reading

extension JSONTree {
  /// Parses JSON; nil for anything else.
  init?(_ bytes: some Sequence<UInt8>) {
    var reader = Reader(bytes: Array(bytes))
    guard let tree = reader.tree(depth: 0) else { return nil }
    self = tree
  }

  private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func tree(depth: Int) -> JSONTree? {
      guard depth < 200, let first = next() else { return nil }
      switch first {
      case UInt8(ascii: "{"): return object(depth: depth)
      case UInt8(ascii: "["): return list(depth: depth)
      case UInt8(ascii: "\""): return text().map(JSONTree.text)
      default: return word()
      }
    }

    private mutating func list(depth: Int) -> JSONTree? {
      var elements: [JSONTree] = []
      position += 1
      while let byte = next(), byte != UInt8(ascii: "]") {
        guard let element = tree(depth: depth + 1) else { return nil }
        elements.append(element)
        skip(UInt8(ascii: ","))
      }
      skip(UInt8(ascii: "]"))
      return .list(elements)
    }

    private mutating func object(depth: Int) -> JSONTree? {
      var fields: [Field] = []
      position += 1
      while let byte = next(), byte != UInt8(ascii: "}") {
        guard byte == UInt8(ascii: "\""), let name = text() else { return nil }
        skip(UInt8(ascii: ":"))
        guard let value = tree(depth: depth + 1) else { return nil }
        fields.append(Field(name, value))
        skip(UInt8(ascii: ","))
      }
      skip(UInt8(ascii: "}"))
      return .object(fields)
    }

    private mutating func text() -> String? {
      position += 1
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
        position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard position < bytes.count else { return nil }
      defer { position += 1 }
      return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func word() -> JSONTree? {
      let start = position
      while position < bytes.count, !",]}: \n\r\t".utf8.contains(bytes[position]) { position += 1 }
      return position > start ? .word(String(decoding: bytes[start..<position], as: UTF8.self)) : nil
    }

    /// Skips whitespace and returns the next byte.
    private mutating func next() -> UInt8? {
      while position < bytes.count, " \n\r\t".utf8.contains(bytes[position]) { position += 1 }
      return position < bytes.count ? bytes[position] : nil
    }

    private mutating func skip(_ byte: UInt8) { if next() == byte { position += 1 } }
  }
}
