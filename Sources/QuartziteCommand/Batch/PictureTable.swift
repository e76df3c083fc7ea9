import Foundation

/// Which pictures of which films are to be drawn.
struct PictureTable: Equatable {
  struct Row: Equatable {
    /// The Lottie file, as a path in the folder of films.
    let sample: String
    /// The name of the PNG.
    let picture: String
    /// The fraction of the film at which it's taken, in 0…1.
    let progress: Double
  }

  let path: String
  let rows: [Row]

  init(path: String) throws(CommandError) {
    let data = try InputFile.data(at: path, expected: "a table", limit: Self.maximumByteCount)
    try self.init(String(decoding: data, as: UTF8.self), path: path)
  }

  /// Reads a table whose columns are separated by tabs.
  ///
  /// - Throws: `CommandError` where a column is missing or a value in it makes no sense, with its line.
  init(_ text: String, path: String) throws(CommandError) {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let header = Self.cells(lines.first ?? "")
    let columns = try Self.columns(["sample", "picture", "progress"], in: header, path)
    var rows: [Row] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let cells = Self.cells(line)
      guard cells.count == header.count else {
        throw .failure("\(path):\(index + 1): \(cells.count) columns; \(header.count) were expected")
      }
      rows.append(try Self.row(columns.map { cells[$0] }, "\(path):\(index + 1)"))
    }
    (self.path, self.rows) = (path, rows)
  }

  private static let maximumByteCount = 16 << 20

  private static func cells(_ line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }

  private static func columns(
    _ names: [String], in header: [String], _ path: String
  ) throws(CommandError) -> [Int] {
    var columns: [Int] = []
    for name in names {
      guard let column = header.firstIndex(of: name) else {
        throw .failure(
          "\(path):1: there is no column '\(name)'; \(names.joined(separator: ", ")) were expected")
      }
      columns.append(column)
    }
    return columns
  }

  private static func row(_ cells: [String], _ place: String) throws(CommandError) -> Row {
    let format = ValueFormat<Double>.number(in: 0...1)
    guard let progress = format.parse(cells[2]) else {
      throw .failure("\(place): progress '\(cells[2])': \(format.expectation) was expected")
    }
    guard !cells[1].isEmpty, !cells[1].contains("/"), ![".", ".."].contains(cells[1]) else {
      throw .failure("\(place): picture '\(cells[1])': a file's name without a folder was expected")
    }
    return Row(sample: cells[0], picture: cells[1], progress: progress)
  }
}
