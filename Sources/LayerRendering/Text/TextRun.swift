package import Foundation

/// A piece of text with the same attributes everywhere.
///
/// Text that changes often is laid out in runs, because Foundation on Linux doesn't release the storage of attributed strings.
package struct TextRun {
  /// The UTF-16 code units.
  package var units: [UInt16]
  package var attributes: [NSAttributedString.Key: Any]

  package init(units: [UInt16], attributes: [NSAttributedString.Key: Any]) {
    (self.units, self.attributes) = (units, attributes)
  }
}

extension [TextRun] {
  /// Creates the runs of an attributed string.
  package init(_ string: NSAttributedString) {
    self = []
    let characters = string.string as NSString
    string.enumerateAttributes(in: NSRange(location: 0, length: string.length)) { attributes, range, _ in
      var units = [UInt16](repeating: 0, count: range.length)
      characters.getCharacters(&units, range: range)
      append(TextRun(units: units, attributes: attributes))
    }
  }

  /// Creates a run of a text; none for an empty text.
  package init(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
    self = text.isEmpty ? [] : [TextRun(units: Array<UInt16>(text.utf16), attributes: attributes)]
  }

  /// Returns the runs with a value for an attribute in the part of a range of code units that is within the text.
  package func setting(_ key: NSAttributedString.Key, _ value: Any, in range: Range<Int>) -> Self {
    var result: Self = []
    var start = 0
    for run in self {
      let all = start..<start + run.units.count
      let inside = range.clamped(to: all)
      for part in [all.lowerBound..<inside.lowerBound, inside, inside.upperBound..<all.upperBound]
      where !part.isEmpty {
        let offset = part.lowerBound - start
        var piece = TextRun(
          units: Array<UInt16>(run.units[offset..<offset + part.count]), attributes: run.attributes)
        if part == inside { piece.attributes[key] = value }
        result.append(piece)
      }
      start = all.upperBound
    }
    return result
  }

  /// The attributed string of the runs.
  package var attributedString: NSAttributedString {
    // Runs may end within a character, so their code units are decoded together.
    let result = NSMutableAttributedString(string: String(decoding: flatMap(\.units), as: UTF16.self))
    var start = 0
    for run in self {
      result.setAttributes(run.attributes, range: NSRange(location: start, length: run.units.count))
      start += run.units.count
    }
    return result
  }
}
