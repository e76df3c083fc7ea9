/// A table of films with columns separated by tabs.
struct FilmJobTable {
  private let table: TabbedTable

  /// Creates the table of a text; nil if the first line has no column `output`.
  init?(_ text: String, path: String) {
    table = TabbedTable(text, path: path)
    guard table.header.contains("output") else { return nil }
  }

  /// Returns the rows, except those that begin with `#`.
  ///
  /// - Throws: `CommandError` for a column that no row can have.
  func rows() throws(CommandError) -> [FilmRow] {
    for column in table.header { try FilmJob.checkField(column, position: "\(table.path):1") }
    return table.rows.filter { !$0.isComment }.map { row in
      FilmRow(position: row.position) { () throws(CommandError) in
        zip(table.header, try row.cells()).map { (name: $0, value: Self.unescaped($1)) }
      }
    }
  }

  /// Returns a cell with line breaks, tabs, and backslashes for `\n`, `\t`, and `\\`.
  private static func unescaped(_ cell: String) -> String {
    guard cell.contains("\\") else { return cell }
    var result = ""
    var rest = Substring(cell)
    while let character = rest.popFirst() {
      guard character == "\\", let escaped = rest.first, let meaning = escapes[escaped] else {
        result.append(character)
        continue
      }
      result.append(meaning)
      rest.removeFirst()
    }
    return result
  }

  private static let escapes: [Character: Character] = ["n": "\n", "t": "\t", "\\": "\\"]
}
