/// Layout of text in columns and paragraphs.
enum TextColumns {
  /// The width of help in characters.
  static let width = 80

  /// Returns rows of cells as lines; every column is as wide as its widest cell, with two spaces between columns.
  ///
  /// All rows must have the same number of cells.
  static func lines(_ rows: [[String]]) -> String {
    guard let count = rows.first?.count else { return "" }
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).dropLast().map { padded($0, to: $1) + "  " }
      return cells.joined() + row[count - 1] + "\n"
    }.joined()
  }

  /// Returns a term and its explanation, which is wrapped in a separate column.
  ///
  /// A term that is too long for its column has a line to itself.
  static func definition(_ term: String, _ text: String, indent: Int) -> String {
    let lines = wrapped(text, width: width - indent)
    let margin = String(repeating: " ", count: indent)
    let head = "  \(term)"
    if head.count + 2 > indent {
      return ([head] + lines.map { margin + $0 }).joined(separator: "\n") + "\n"
    }
    let first = padded(head, to: indent) + (lines.first ?? "")
    return ([first] + lines.dropFirst().map { margin + $0 }).joined(separator: "\n") + "\n"
  }

  /// Returns lines of at most `width` characters; a longer word has a line to itself.
  static func wrapped(_ text: String, width: Int = width) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
