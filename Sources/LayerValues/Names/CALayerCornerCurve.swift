package import CoreGraphics

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name in Core Animation.
  public let rawValue: String

  /// Creates a curve by name; an unknown name acts as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature begins and ends gradually, and that extends further along the sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayerCornerCurve {
  /// The length of a side that the curve takes up, in radii.
  ///
  /// The continuous curve's factor is the distance of the rounded rectangle's outermost Bézier points, measured from
  /// pictures; Apple's function returns the same.
  package var expansionFactor: CGFloat { self == .continuous ? 1.528665 : 1 }
}
