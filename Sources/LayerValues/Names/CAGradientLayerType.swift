/// The shape of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The type's name in Core Animation.
  public let rawValue: String

  /// Creates a type by name; an unknown name acts as `axial`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point. In the unit square, lines of equal color are perpendicular
  /// to it.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From the start point outward, in ellipses. The ellipse of the last color touches the sides of a rectangle that
  /// is centered on the start point and has a corner at the end point.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, beginning in the direction of the end point; angles are those of the unit square.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}
