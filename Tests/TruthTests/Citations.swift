/// The codes of facts that a Swift file cites in its comments, strings and test names.
enum Citations {
  /// Returns the codes in a text, such as `S186`, `behavior 8`, `CTQ-3`, or a family such as `PATH` for "PATH-*",
  /// "PATH-…" or "rows PATH".
  ///
  /// - Parameter families: The first words of the tables' codes. Other capitalized words with a hyphen, such as CRC-32,
  ///   aren't codes.
  static func found(in text: String, families: Set<String>) -> Set<String> {
    var codes: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = words(ofProseIn: line)
      for (index, word) in words.enumerated() {
        if let code = code(word, after: index > 0 ? words[index - 1] : "", families: families) {
          codes.insert(code)
        }
      }
    }
    return codes
  }

  private static func code(_ word: String, after previous: String, families: Set<String>) -> String? {
    let isNumber = !word.isEmpty && word.utf8.allSatisfy(isDigit)
    switch previous {
    case "behavior", "behaviors", "Behavior", "Behaviors": if isNumber { return "behavior \(word)" }
    case "row", "rows", "Rows": if families.contains(word) { return word }
    default: break
    }
    if word.hasSuffix("-*") || word.hasSuffix("-…") {
      let family = String(word.dropLast(2))
      return families.contains(String(family.prefix { $0 != "-" })) ? family : nil
    }
    let digits = word.utf8.dropFirst()
    if let letter = word.first, "SDE".contains(letter), (1...3).contains(digits.count),
      digits.allSatisfy(isDigit),
      digits.first != UInt8(ascii: "0"), !otherMeanings.contains(word)
    {
      return word
    }
    guard let hyphen = word.firstIndex(of: "-") else { return nil }
    return families.contains(String(word[..<hyphen])) ? word : nil
  }

  /// Words that look like codes but are standard illuminants of color spaces.
  private static let otherMeanings: Set<String> = ["D50", "D65"]

  /// Returns the words of a line from its first comment, string or test name on, without hyphens and periods at their ends.
  private static func words(ofProseIn line: Substring.UTF8View.SubSequence) -> [String] {
    guard let start = line.firstIndex(where: { opensProse.contains($0) }) else { return [] }
    return line[start...].split { !isWord($0) }.compactMap { word in
      var word = word
      while let last = word.last, last == UInt8(ascii: "-") || last == UInt8(ascii: ".") { word.removeLast() }
      return String(Substring(word))
    }
  }

  private static let opensProse = Array("\"`/".utf8)

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || "-_*.".utf8.contains(byte) || byte >= 0x80
  }
}
