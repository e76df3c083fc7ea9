/// A table with columns separated by tabs, whose first line names the columns.
struct TabbedTable {
  let path: String
  /// The names of the columns.
  let header: [String]
  /// The lines after the first one, except empty ones.
  let rows: [Row]

  /// A line of a table.
  struct Row {
    /// The table and the line, for messages: `jobs.tsv:12`.
    let position: String
    private let line: Substring
    private let columnCount: Int

    fileprivate init(_ line: Substring, position: String, columnCount: Int) {
      (self.line, self.position, self.columnCount) = (line, position, columnCount)
    }

    /// Whether the row begins with `#`.
    var isComment: Bool { line.hasPrefix("#") }

    /// Returns the cells.
    ///
    /// - Throws: `CommandError` if there are fewer or more of them than columns.
    func cells() throws(CommandError) -> [String] {
      let cells = TabbedTable.cells(of: line)
      guard cells.count == columnCount else {
        throw .failure("\(position): \(cells.count) columns; expected \(columnCount)")
      }
      return cells
    }
  }

  init(_ text: String, path: String) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let header = Self.cells(of: lines.first ?? "")
    self.path = path
    self.header = header
    rows = lines.enumerated().dropFirst().filter { !$0.element.isEmpty }.map {
      Row($0.element, position: "\(path):\($0.offset + 1)", columnCount: header.count)
    }
  }

  private static func cells(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
