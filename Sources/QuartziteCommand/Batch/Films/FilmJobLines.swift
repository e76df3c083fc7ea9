import Foundation

/// A list of films in JSON, an object per line.
struct FilmJobLines {
  private let path: String
  private let lines: [Substring]

  init(_ text: String, path: String) {
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    self.path = path
  }

  /// The rows of the lines that aren't empty.
  var rows: [FilmRow] {
    lines.enumerated().filter { !$0.element.allSatisfy(\.isWhitespace) }.map { index, line in
      let position = "\(path):\(index + 1)"
      return FilmRow(position: position) { () throws(CommandError) in try Self.fields(line, position) }
    }
  }

  /// Returns the members in alphabetical order. Members of `set` and `image` have the names of
  /// columns.
  private static func fields(
    _ line: Substring, _ position: String
  ) throws(CommandError) -> [(name: String, value: String)] {
    guard let object = try? JSONDecoder().decode([String: Member].self, from: Data(line.utf8)) else {
      throw .failure("\(position): expected a JSON object")
    }
    var fields: [(name: String, value: String)] = []
    for (name, member) in object.sorted(by: { $0.key < $1.key }) {
      switch member {
      case .cell(let text): fields.append((name: name, value: text))
      case .cells(let cells) where ["set", "image"].contains(name):
        fields += cells.sorted { $0.key < $1.key }.map { (name: "\(name):\($0.key)", value: $0.value.text) }
      case .cells, .other:
        throw .failure("\(position): \(name): expected a text, a number, or true or false")
      }
    }
    return fields
  }
}

/// A member of a row's JSON object.
private enum Member: Decodable {
  case cell(String)
  /// Cells by name.
  case cells([String: Scalar])
  case other

  init(from decoder: any Decoder) throws {
    if let scalar = try? Scalar(from: decoder) {
      self = .cell(scalar.text)
    } else if let cells = try? [String: Scalar](from: decoder) {
      self = .cells(cells)
    } else {
      self = .other
    }
  }
}

/// A JSON text, number, or Boolean value as the text of a cell, which is empty for null.
private struct Scalar: Decodable {
  let text: String

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      text = ""
    } else if let flag = try? value.decode(Bool.self) {
      text = flag ? "true" : "false"
    } else if let integer = try? value.decode(Int.self) {
      text = "\(integer)"
    } else if let number = try? value.decode(Double.self) {
      text = number.plain
    } else {
      text = try value.decode(String.self)
    }
  }
}
