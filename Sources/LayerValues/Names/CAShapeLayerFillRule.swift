/// The rule that decides which points are inside a path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The rule's name in Core Animation.
  public let rawValue: String

  /// Creates a rule by name; an unknown name acts as `nonZero`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Points with a winding number other than 0.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Points with an odd winding number.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}
