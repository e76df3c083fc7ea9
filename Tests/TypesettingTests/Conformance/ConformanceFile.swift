import Foundation
import TestSupport

/// A conformance file of Unicode, from Debian's package unicode-data.
struct ConformanceFile {
  /// The version of Unicode whose rows the tests know.
  static let version = "15.0.0"

  let name: String
  /// The lines that aren't empty, without comments, each with its number.
  let rows: [(number: Int, text: Substring)]

  /// Reads a file; nil, with a note, without the package or with one of another version of Unicode.
  init?(_ name: String) {
    let path = "/usr/share/unicode/" + name
    guard let text = try? String(contentsOfFile: path, encoding: .utf8),
      text.prefix(64).contains("-\(Self.version).txt")
    else {
      print("note: \(name) is skipped; version \(Self.version) is in Debian 12's package unicode-data")
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
  ///   - exceptions: The numbers of the rows that aren't accepted. They are always tested.
  ///   - keeps: Whether a row is used in any case, since others refer to it.
  ///   - accepts: Returns whether a row holds; nil for a row that tests nothing.
  /// - Returns: The numbers of the rows that are accepted as exceptions, or not accepted without being exceptions.
  func check(
    exceptions: Set<Int> = [], keeps: (Substring) -> Bool = { _ in false }, _ accepts: (Substring) -> Bool?
  ) -> [Int] {
    let wanted = min(randomCaseCount, 1_000_000)
    let share = wanted == 20_000 ? 1000.0 / Double(rows.count) : Double(wanted) / Double(rows.count)
    var generator = SeededGenerator(seed: 27)
    var (passed, failed, unexpected) = (0, [Int](), [Int]())
    for (number, row) in rows {
      let isSampled = share > 0.5 || generator.double(in: 0...1) < share
      guard keeps(row) || isSampled || exceptions.contains(number), let isAccepted = accepts(row) else {
        continue
      }
      if isAccepted { passed += 1 } else { failed.append(number) }
      if isAccepted == exceptions.contains(number) { unexpected.append(number) }
    }
    let failedLines =
      failed.isEmpty ? "" : "; not lines \(failed.prefix(40).map(String.init).joined(separator: ", "))"
    print("\(name): \(passed) of \(passed + failed.count) rows hold\(failedLines)")
    return unexpected
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
