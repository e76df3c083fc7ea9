import Foundation

/// A line of figures of one Lottie file, in columns.
struct FilmLine: CustomStringConvertible {
  let name: String
  let cells: [String]

  var description: String {
    cells.reduce(" " + name.padding(toLength: 54, withPad: " ", startingAt: 0)) { line, cell in
      line + String(repeating: " ", count: max(1, 10 - cell.count)) + cell
    }
  }
}

extension FilmLine {
  init(_ name: String, _ cells: String...) { self.init(name: name, cells: cells) }

  /// Returns the text of a number; "-" if there is none.
  static func cell(_ number: Double?, _ fractionDigits: Int) -> String {
    number.map { Harness.decimal($0, fractionDigits) } ?? "-"
  }
}
