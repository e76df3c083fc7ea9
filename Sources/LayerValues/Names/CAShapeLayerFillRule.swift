/// What counts as inside a path that crosses itself.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the rule.
  public let rawValue: String

  /// Creates a rule by name; an unknown one acts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// What the path runs around, on balance.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// What the path runs around an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
