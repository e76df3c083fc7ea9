public import MotionCore

/// A value that converts to a vector and back, so that everything that animates vectors can animate it: interpolation,
/// springs, decays, keyframes, ``Animated``.
///
/// Points, sizes, rectangles and vectors conform. To conform, a type of your own converts its numbers:
///
/// ```swift
/// struct Camera: VectorValue {
///   var (x, y, zoom) = (0.0, 0.0, 1.0)
///   init(vector: SIMD3<Double>) { (x, y, zoom) = (vector.x, vector.y, vector.z) }
///   var vector: SIMD3<Double> { SIMD3(x, y, zoom) }
/// }
/// ```
public protocol VectorValue: MotionVector {
  /// The type of the vector.
  associatedtype Vector: MotionVector

  /// The numbers as a vector.
  var vector: Vector { get }

  /// Creates a value from its vector.
  init(vector: Vector)
}

// MARK: - Default implementations

extension VectorValue {
  /// Returns the value at a fraction of the distance to another one, number by number; exact at both ends.
  @inlinable
  public func interpolated(to end: Self, at fraction: Double) -> Self {
    Self(vector: vector.interpolated(to: end.vector, at: fraction))
  }

  /// Returns the sum of this value and `factor` times another one.
  @inlinable
  public func adding(_ other: Self, times factor: Double) -> Self {
    Self(vector: vector.adding(other.vector, times: factor))
  }

  /// Returns the Euclidean distance to another value.
  @inlinable
  public func distance(to other: Self) -> Double { vector.distance(to: other.vector) }

  /// Whether every number is finite.
  @inlinable public var isFinite: Bool { vector.isFinite }

  /// Returns the value whose numbers are the results of `transform` for the numbers of this value and `other`.
  @inlinable
  public func combined(with other: Self, _ transform: (Double, Double) -> Double) -> Self {
    Self(vector: vector.combined(with: other.vector, transform))
  }

  /// The largest magnitude of a number.
  @inlinable public var largestMagnitude: Double { vector.largestMagnitude }
  /// The sum of the squares of the numbers.
  @inlinable public var squaredLength: Double { vector.squaredLength }
}
