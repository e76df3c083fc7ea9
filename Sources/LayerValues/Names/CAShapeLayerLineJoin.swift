/// The shape of a line's corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The join's name in Core Animation.
  public let rawValue: String

  /// Creates a join by name; an unknown name acts as `miter`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Pointed, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Rounded.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Beveled.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}
