/// An expression that couldn't be evaluated; its property keeps the stored value.
public struct ExpressionReport: Hashable, Sendable, CustomStringConvertible {
  /// The names of the layer, its groups and the property, joined by periods; empty for a problem of the whole animation.
  public let property: String
  /// The problem.
  public let message: String

  /// Property and problem in one line.
  public var description: String {
    property.isEmpty ? "expressions: \(message)" : "expression of '\(property)': \(message)"
  }
}
