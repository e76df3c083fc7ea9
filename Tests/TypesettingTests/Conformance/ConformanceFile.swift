import Foundation
import TestSupport

/// A conformance file of Unicode, from Debian's package unicode-data.
struct ConformanceFile {
  let name: String
  /// The lines that aren't empty, without comments, each with its number.
  let rows: [(number: Int, text: Substring)]

  /// Reads a file; nil, with a note, without the package.
  init?(_ name: String) {
    let path = "/usr/share/unicode/" + name
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      print("note: \(name) is skipped; it's in the package unicode-data")
      return nil
    }
    self.name = name
    rows = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap {
      let row = $1.prefix { $0 != "#" }
      return row.allSatisfy(\.isWhitespace) ? nil : ($0 + 1, row)
    }
  }

  /// Calls a closure with a seeded sample of the rows: about as many as `QUARTZITE_CASES` or 1000, and all if that's
  /// above half of the rows. Prints the number of rows that it accepts, and the numbers of others.
  ///
  /// - Parameters:
  ///   - keeps: Whether a row is used in any case, since others refer to it.
  ///   - accepts: Returns whether a row holds; nil for a row that tests nothing.
  /// - Returns: The numbers of the rows that aren't accepted.
  @discardableResult
  func check(keeps: (Substring) -> Bool = { _ in false }, _ accepts: (Substring) -> Bool?) -> [Int] {
    let wanted = min(randomCaseCount, 1_000_000)
    let share = wanted == 20_000 ? 1000.0 / Double(rows.count) : Double(wanted) / Double(rows.count)
    var generator = SeededGenerator(seed: 27)
    var (passed, failed) = (0, [Int]())
    for (number, row) in rows {
      let isSampled = share > 0.5 || generator.double(in: 0...1) < share
      guard keeps(row) || isSampled, let isAccepted = accepts(row) else { continue }
      if isAccepted { passed += 1 } else { failed.append(number) }
    }
    let exceptions =
      failed.isEmpty ? "" : "; not lines \(failed.prefix(40).map(String.init).joined(separator: ", "))"
    print("\(name): \(passed) of \(passed + failed.count) rows hold\(exceptions)")
    return failed
  }
}

extension Substring {
  /// The code units of code points in hexadecimal, separated by other characters.
  var codeUnits: [UInt16] {
    split { !$0.isHexDigit }.flatMap { digits in
      UInt32(digits, radix: 16).map(Self.units) ?? []
    }
  }

  /// The code units of a code point, which may be a surrogate.
  static func units(_ value: UInt32) -> [UInt16] {
    Unicode.Scalar(value).map { Array(String(Character($0)).utf16) } ?? [UInt16(truncatingIfNeeded: value)]
  }
}
