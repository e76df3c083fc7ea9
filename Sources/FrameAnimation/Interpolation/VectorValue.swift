public import MotionCore

/// A value that is a vector under other names, so that whatever moves vectors moves it: interpolation, springs, decays,
/// keyframes, ``Animated``.
///
/// Points, sizes, rectangles and vectors are such values. A type of your own becomes one by saying its numbers:
///
/// ```swift
/// struct Camera: VectorValue {
///   var (x, y, zoom) = (0.0, 0.0, 1.0)
///   init(vector: SIMD3<Double>) { (x, y, zoom) = (vector.x, vector.y, vector.z) }
///   var vector: SIMD3<Double> { SIMD3(x, y, zoom) }
/// }
/// ```
public protocol VectorValue: MotionVector {
  /// The vector of the numbers.
  associatedtype Vector: MotionVector

  /// The numbers.
  var vector: Vector { get }

  /// Creates a value of its numbers.
  init(vector: Vector)
}

// MARK: - By way of the vector

extension VectorValue {
  /// Returns the value at a fraction of the way, number by number; exact at both ends.
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

  /// Returns the value whose numbers are `transform` of the numbers of this value and of `other`.
  @inlinable
  public func combined(with other: Self, _ transform: (Double, Double) -> Double) -> Self {
    Self(vector: vector.combined(with: other.vector, transform))
  }

  /// The largest magnitude of a number.
  @inlinable public var largestMagnitude: Double { vector.largestMagnitude }
  /// The sum of the squares of the numbers.
  @inlinable public var squaredLength: Double { vector.squaredLength }
}
