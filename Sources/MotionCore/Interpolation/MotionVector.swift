public import Requirements

/// A vector whose components can be reached one by one, so that springs and decays can move it.
///
/// Linear motions (springs, decays) are one set of factors for all components; a type whose components can be
/// combined with those of another value can be moved by them. `Double`, the SIMD vectors of doubles and `[Double]`
/// can.
public protocol MotionVector: InterpolableVector, Equatable {
  /// Returns the value whose components are `transform` of the components of this value and of `other`.
  ///
  /// - Precondition: Both have the same number of components.
  func combined(with other: Self, _ transform: (Double, Double) -> Double) -> Self

  /// The largest magnitude of a component; 0 where there is none.
  var largestMagnitude: Double { get }

  /// The sum of the squares of all components.
  var squaredLength: Double { get }
}

extension MotionVector {
  /// The Euclidean length, also where its square lies outside the range of a `Double`.
  @inlinable
  public var length: Double {
    let largest = largestMagnitude
    guard largest > 0, largest.isFinite else { return largest }
    return largest * mapped { $0 / largest }.squaredLength.squareRoot()
  }

  /// Returns the value whose components are `transform` of this value's.
  @inlinable
  func mapped(_ transform: (Double) -> Double) -> Self {
    combined(with: self) { component, _ in transform(component) }
  }
}

extension Double: MotionVector {
  /// Returns `transform` of the components of both, one by one.
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
  /// Returns `transform` of the components of both, one by one.
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
  /// Returns `transform` of the components of both, one by one.
  @inlinable
  public func combined(with other: [Double], _ transform: (Double, Double) -> Double) -> [Double] {
    require(count == other.count, "a vector of \(count) components can't take one of \(other.count)")
    return indices.map { transform(self[$0], other[$0]) }
  }

  /// The largest magnitude of a component.
  @inlinable public var largestMagnitude: Double { reduce(0) { Swift.max($0, abs($1)) } }
  /// The sum of the squares of the components.
  @inlinable public var squaredLength: Double { reduce(0) { $0 + $1 * $1 } }
}
