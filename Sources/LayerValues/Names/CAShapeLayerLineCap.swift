/// The shape of a line's ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The cap's name in Core Animation.
  public let rawValue: String

  /// Creates a cap by name; an unknown name acts as `butt`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight, at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// A half circle around the end point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Straight, half a line width beyond the end point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}
