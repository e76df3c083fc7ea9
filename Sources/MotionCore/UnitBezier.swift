// Goals in this order: exact ends, no failure on any curve, then precision, then speed.

/// A cubic timing curve from (0, 0) to (1, 1) with two control points whose x lie in 0…1.
///
/// Read as a function of x it is what CSS calls `cubic-bezier()` and Core Animation a timing function. The
/// y of a control point may lie anywhere, so eased progress may overshoot.
public struct UnitBezier: Hashable, Sendable {
  /// The horizontal place of the first control point, 0…1.
  public let x1: Double
  /// The vertical place of the first control point.
  public let y1: Double
  /// The horizontal place of the second control point, 0…1.
  public let x2: Double
  /// The vertical place of the second control point.
  public let y2: Double

  /// Creates a curve; an x outside 0…1 moves to the nearer end, since the curve would not be a function of x.
  ///
  /// - Precondition: No coordinate is NaN or infinite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "a timing curve's control points must be finite, not (\(x1), \(y1)), (\(x2), \(y2))")
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// Equal progress in equal time.
  public static let linear = UnitBezier(0, 0, 1, 1)
}
