import Foundation

/// A list of pictures to render of Lottie files.
struct PictureTable: Equatable {
  struct Row: Equatable {
    /// The Lottie file, as a path in the input folder.
    let sample: String
    /// The name of the PNG.
    let picture: String
    /// The fraction of the animation to show, in 0…1.
    let progress: Double
  }

  let path: String
  /// The rows, or the errors of those that are invalid, with their line numbers.
  let rows: [Result<Row, CommandError>]

  /// Parses a table with columns separated by tabs.
  ///
  /// - Throws: `CommandError` for a missing column.
  init(_ text: String, path: String) throws(CommandError) {
    let table = TabbedTable(text, path: path)
    let columns = try Self.columns(["sample", "picture", "progress"], in: table.header, path)
    var positions: [String: String] = [:]
    rows = table.rows.map { line in
      Result { () throws(CommandError) in
        let cells = try line.cells()
        let row = try Self.row(columns.map { cells[$0] }, position: line.position)
        if let other = positions.updateValue(line.position, forKey: row.picture) {
          throw .failure(
            "\(line.position): picture '\(row.picture)' is already the picture of \(other); expected another file name"
          )
        }
        return row
      }
    }
    self.path = path
  }

  private static func columns(
    _ names: [String], in header: [String], _ path: String
  ) throws(CommandError) -> [Int] {
    var columns: [Int] = []
    for name in names {
      guard let column = header.firstIndex(of: name) else {
        throw .failure("\(path):1: no column '\(name)'; expected \(names.joined(separator: ", "))")
      }
      columns.append(column)
    }
    return columns
  }

  private static func row(_ cells: [String], position: String) throws(CommandError) -> Row {
    let format = ValueFormat<Double>.number(in: 0...1)
    guard let progress = format.parse(cells[2]) else {
      throw .failure("\(position): progress '\(cells[2])': expected \(format.description.expectation)")
    }
    guard !cells[1].isEmpty, !cells[1].contains("/"), ![".", ".."].contains(cells[1]) else {
      throw .failure("\(position): picture '\(cells[1])': expected a file name without a folder")
    }
    return Row(sample: cells[0], picture: cells[1], progress: progress)
  }
}
