/// A table of films with columns separated by tabs, whose first line names the columns.
struct FilmJobTable {
  private let path: String
  private let header: [String]
  private let lines: [Substring]

  /// Parses a table; nil if the first line has no column `output`.
  init?(_ text: String, path: String) {
    lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    header = Self.cells(lines.first ?? "")
    self.path = path
    guard header.contains("output") else { return nil }
  }

  func jobs() throws(CommandError) -> [FilmJob] {
    var jobs: [FilmJob] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty && !line.hasPrefix("#") {
      let position = "\(path):\(index + 1)"
      let cells = Self.cells(line)
      guard cells.count == header.count else {
        throw .failure("\(position): \(cells.count) columns; expected \(header.count)")
      }
      jobs.append(
        try FilmJob(
          position: position, fields: zip(header, cells).map { (name: $0, value: Self.unescaped($1)) }))
    }
    return jobs
  }

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns a cell with `\n`, `\t`, and `\\` replaced by line breaks, tabs, and backslashes.
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
