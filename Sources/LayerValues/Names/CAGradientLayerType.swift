/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the type.
  public let rawValue: String

  /// Creates a type by name; an unknown one acts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from start to end; in the unit square a colour lies across that line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start outward, in ellipses; the one through the corners of the rectangle around it that has a corner at
  /// the end is the last colour's.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start, beginning in the direction of the end; angles are those of the unit square.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
