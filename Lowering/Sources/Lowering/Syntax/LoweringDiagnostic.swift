/// An error about code that can't be lowered, with its location in the user's file.
public struct LoweringDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The path as the compiler was given it.
  public let path: String
  /// The line, from 1.
  public let line: Int
  /// The column in UTF-8 bytes, from 1.
  public let column: Int
  /// The text after `error: `.
  public let message: String

  /// The diagnostic in the compiler's format.
  public var description: String { "\(path):\(line):\(column): error: \(message)" }
}
