public import Requirements

/// A vector with accessible components, which springs and decays can move.
///
/// Linear motions (springs, decays) apply one set of factors to all components, so they can move any type
/// whose components can be combined with those of another value: `Double`, the SIMD vectors of doubles, and
/// `[Double]`.
public protocol MotionVector: InterpolableVector, Equatable {
  /// Returns the value whose components are `transform` of the corresponding components of this value and
  /// `other`.
  ///
  /// - Precondition: Both have the same number of components.
  func combined(with other: Self, _ transform: (Double, Double) -> Double) -> Self

  /// The largest magnitude of a component; 0 if there are no components.
  var largestMagnitude: Double { get }

  /// The sum of the squares of all components.
  var squaredLength: Double { get }
}

extension MotionVector {
  /// The Euclidean length, even if its square is outside the range of a `Double`.
  @inlinable
  public var length: Double {
    let largest = largestMagnitude
    guard largest > 0, largest.isFinite else { return largest }
    return largest * mapped { $0 / largest }.squaredLength.squareRoot()
  }

  /// Returns the value whose components are `transform` of this value's components.
  @inlinable
  func mapped(_ transform: (Double) -> Double) -> Self {
    combined(with: self) { component, _ in transform(component) }
  }
}

extension Double: MotionVector {
  /// Returns `transform` of the corresponding components of both vectors.
  @inlinable
  public func combined(with other: Double, _ transform: (Double, Double) -> Double) -> Double {
    transform(self, other)
  }

  /// The largest magnitude of a component.
  @inlinable public var largestMagnitude: Double { magnitude }
  /// The sum of the squares of the components.
  @inlinable public var squaredLength: Double { self * self }
}

extension SIMD where Scalar == Double {
  /// Returns `transform` of the corresponding components of both vectors.
  @inlinable
  public func combined(with other: Self, _ transform: (Double, Double) -> Double) -> Self {
    var result = self
    for index in indices { result[index] = transform(self[index], other[index]) }
    return result
  }

  /// The largest magnitude of a component.
  @inlinable
  public var largestMagnitude: Double {
    var largest = 0.0
    for index in indices { largest = Swift.max(largest, abs(self[index])) }
    return largest
  }

  /// The sum of the squares of the components.
  @inlinable
  public var squaredLength: Double {
    var sum = 0.0
    for index in indices { sum += self[index] * self[index] }
    return sum
  }
}

extension SIMD2: MotionVector where Scalar == Double {}
extension SIMD3: MotionVector where Scalar == Double {}
extension SIMD4: MotionVector where Scalar == Double {}
extension SIMD8: MotionVector where Scalar == Double {}

extension Array: MotionVector where Element == Double {
  /// Returns `transform` of the corresponding components of both vectors.
  @inlinable
  public func combined(with other: [Double], _ transform: (Double, Double) -> Double) -> [Double] {
    require(count == other.count, "vectors of \(count) and \(other.count) components can't be combined")
    return indices.map { transform(self[$0], other[$0]) }
  }

  /// The largest magnitude of a component.
  @inlinable public var largestMagnitude: Double { reduce(0) { Swift.max($0, abs($1)) } }
  /// The sum of the squares of the components.
  @inlinable public var squaredLength: Double { reduce(0) { $0 + $1 * $1 } }
}
