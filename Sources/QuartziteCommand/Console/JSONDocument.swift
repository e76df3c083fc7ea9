import Foundation

/// The one document that `--json` prints.
enum JSONDocument {
  /// A value as text, its keys in alphabetical order, with a line break at the end.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
