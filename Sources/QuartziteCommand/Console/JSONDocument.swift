import Foundation

/// The document that `--json` prints.
enum JSONDocument {
  /// Returns a value as text with keys in alphabetical order and a line break at the end.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
