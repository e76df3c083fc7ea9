package import CoreGraphics

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the curve.
  public let rawValue: String

  /// Creates a curve by name; an unknown one acts as `circular`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve whose curvature begins and ends gradually, and that takes up more of the sides.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

extension CALayerCornerCurve {
  /// The part of a side that the curve takes up, in radii.
  ///
  /// The continuous curve's is the number of the rounded rectangle's outermost Bézier points that rendering it shows
  /// (rows CORN-CONT), as Apple's own function returns it.
  package var expansionFactor: CGFloat { self == .continuous ? 1.528665 : 1 }
}
