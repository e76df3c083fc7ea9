/// How a line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the cap.
  public let rawValue: String

  /// Creates a cap by name; an unknown one acts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the end.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle beyond the end.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a line width beyond the end.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
