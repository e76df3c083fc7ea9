/// A point or a vector in the space of the path or transform that it belongs to.
public typealias Point = SIMD2<Double>

extension SIMD2<Double> {
  /// The vector rotated by a quarter turn from x toward y.
  @inlinable package var perpendicular: Self { Self(-y, x) }

  @inlinable package var length: Double { (x * x + y * y).squareRoot() }

  @inlinable package func dot(_ other: Self) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product: positive where `other` points toward ``perpendicular``.
  @inlinable package func cross(_ other: Self) -> Double { x * other.y - y * other.x }

  @inlinable package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector of length 1 in the same direction, or nil if the vector is zero or not finite.
  ///
  /// Very small and very large components keep their direction.
  @inline(__always)
  package var normalized: Self? {
    let largest = Swift.max(abs(x), abs(y))
    guard largest > 0, isFinite else { return nil }
    let scaled = self / largest
    return scaled / scaled.length
  }
}
