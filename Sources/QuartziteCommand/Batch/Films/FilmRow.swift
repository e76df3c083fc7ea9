/// A row of a table of films: a film to render, or the reason for which it can't be.
struct FilmRow: Sendable {
  /// The table and the line, for messages: `jobs.tsv:12`.
  let position: String
  let job: Result<FilmJob, CommandError>

  /// Creates the row of named values.
  ///
  /// - Parameter fields: A closure that returns the values.
  init(position: String, fields: () throws(CommandError) -> [(name: String, value: String)]) {
    self.position = position
    do {
      job = .success(try FilmJob(position: position, fields: try fields()))
    } catch {
      job = .failure(error)
    }
  }

  private init(position: String, failure: CommandError) {
    (self.position, job) = (position, .failure(failure))
  }
}

extension FilmRow {
  /// The longest accepted table, in bytes.
  static let maximumTableByteCount = 256 << 20

  /// Reads the rows of a table.
  ///
  /// A row that makes the same file as an earlier one is a failure.
  ///
  /// - Returns: The rows; nil if it's a table of pictures.
  /// - Throws: `CommandError` for a column that no row can have.
  static func rows(in text: String, path: String) throws(CommandError) -> [FilmRow]? {
    let isJSON = text.first { !$0.isWhitespace } == "{"
    let rows = isJSON ? FilmJobLines(text, path: path).rows : try FilmJobTable(text, path: path)?.rows()
    var positions: [String: String] = [:]
    return rows?.map { row in
      guard case .success(let job) = row.job else { return row }
      guard let former = positions[job.output] else {
        positions[job.output] = row.position
        return row
      }
      let message =
        "\(row.position): output '\(job.output)' is already the output of \(former); expected another file name"
      return FilmRow(position: row.position, failure: .failure(message))
    }
  }
}
