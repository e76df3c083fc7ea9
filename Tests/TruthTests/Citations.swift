import Foundation

/// The codes of facts that a Swift file cites in its comments, strings and test names.
enum Citations {
  /// A code of the tables, such as `S186`, `behavior 8`, `CTQ-3` or `RR-CONST`, or a family such as `PATH-*` or "rows RR".
  struct Citation: Hashable, CustomStringConvertible {
    let code: String
    let isFamily: Bool

    var description: String { isFamily ? code + "-*" : code }
  }

  /// Returns the citations in a text.
  ///
  /// - Parameters:
  ///   - families: The first words of the tables' codes. Other capitalized words with a hyphen, such as CRC-32, aren't codes.
  static func found(in text: String, families: Set<String>) -> Set<Citation> {
    var citations: Set<Citation> = []
    for line in text.split(separator: "\n") {
      guard let prose = prose(of: line) else { continue }
      for match in prose.matches(of: #/\b[SD][0-9]{1,3}\b(?![-.:])/#) where !otherMeanings.contains(match.output) {
        citations.insert(Citation(code: String(match.output), isFamily: false))
      }
      for match in prose.matches(of: #/\b[Bb]ehaviou?rs? ([0-9]+)/#) {
        citations.insert(Citation(code: "behavior \(match.output.1)", isFamily: false))
      }
      for match in prose.matches(of: #/\b([A-Z][A-Z0-9]*)-((?:[A-Z0-9][A-Za-z0-9_]*)(?:-[A-Za-z0-9]+)*|\*)/#)
      where families.contains(String(match.output.1)) {
        let isFamily = match.output.2 == "*"
        citations.insert(
          Citation(code: String(isFamily ? match.output.1 : match.output.0), isFamily: isFamily))
      }
      for match in prose.matches(of: #/\brows? ([A-Z]{2,}[0-9]?)\b(?!-)/#) {
        citations.insert(Citation(code: String(match.output.1), isFamily: true))
      }
    }
    return citations
  }

  /// Words that look like codes: the illuminant of sRGB.
  private static let otherMeanings: Set<Substring> = ["D50", "D65"]

  /// The part of a line that people read: from the first comment, string or test name on.
  private static func prose(of line: Substring) -> Substring? {
    guard let start = line.firstIndex(where: { $0 == "\"" || $0 == "`" || $0 == "/" }) else { return nil }
    return line[start...]
  }
}
