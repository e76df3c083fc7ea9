/// A vector in the plane, such as a position in points or a velocity in points per second.
///
/// Angles are radians from x toward y, which is clockwise where y points down.
package typealias Vector = SIMD2<Double>

extension SIMD2<Double> {
  /// The scalar product.
  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The z component of the cross product, above 0 if the other vector lies at a positive angle.
  package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// The vector turned by a quarter turn from x toward y.
  package var perpendicular: Vector { Vector(-y, x) }

  package var length: Double { dot(self).squareRoot() }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector with length 1; nil for a zero vector.
  package var direction: Vector? {
    let length = length
    return length > 0 && length.isFinite ? self / length : nil
  }
}
