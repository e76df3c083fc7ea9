import Foundation

/// The documents and lines that `--json` prints.
enum JSONDocument {
  /// Returns a value as text with keys in alphabetical order and a line break at the end.
  static func text(of value: some Encodable) throws -> String {
    try text(of: value, .prettyPrinted)
  }

  /// Returns a value as one line with keys in alphabetical order and a line break at the end.
  static func line(of value: some Encodable) throws -> String { try text(of: value, []) }

  private static func text(of value: some Encodable, _ formatting: JSONEncoder.OutputFormatting) throws
    -> String
  {
    let encoder = JSONEncoder()
    encoder.outputFormatting = formatting.union([.sortedKeys, .withoutEscapingSlashes])
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
