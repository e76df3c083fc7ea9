/// A value that can be interpolated toward another value of its type.
public protocol Interpolable: Sendable {
  /// Returns the value at a fraction of the way to `end`: exactly this value at 0 and exactly `end` at 1. The
  /// value is extrapolated for a fraction outside 0…1.
  func interpolated(to end: Self, at fraction: Double) -> Self
}

/// A value made of numbers that can be added and measured, so that a curve can pass through several of them.
public protocol InterpolableVector: Interpolable {
  /// Returns the sum of this value and `factor` times another one.
  func adding(_ other: Self, times factor: Double) -> Self
  /// Returns the distance to another value: the Euclidean norm of the difference.
  func distance(to other: Self) -> Double
  /// Whether every component is a finite number.
  var isFinite: Bool { get }
}

extension InterpolableVector {
  /// Returns the difference between this value and an earlier one.
  @inlinable
  public func change(from start: Self) -> Self { adding(start, times: -1) }
}

// MARK: - Numbers

extension Double: InterpolableVector {
  /// Returns the number at a fraction of the way to `end`, exact at both ends and if the ends are equal.
  ///
  /// The result is finite for finite ends and a fraction in 0…1, however far apart the ends are.
  @inlinable
  @inline(__always)
  public func interpolated(to end: Double, at fraction: Double) -> Double {
    if fraction == 1 { return end }
    let change = end - self
    return change.isFinite ? self + change * fraction : self * (1 - fraction) + end * fraction
  }

  /// Returns the sum of this number and `factor` times another one.
  @inlinable
  public func adding(_ other: Double, times factor: Double) -> Double { self + other * factor }

  /// Returns the distance between two numbers.
  @inlinable
  public func distance(to other: Double) -> Double { abs(other - self) }
}

// MARK: - Vectors of fixed width

extension SIMD where Scalar == Double {
  /// Returns the vector at a fraction of the way to `end`, component by component; see
  /// ``Swift/Double/interpolated(to:at:)``.
  @inlinable
  public func interpolated(to end: Self, at fraction: Double) -> Self {
    if fraction == 1 { return end }
    let change = end - self
    return change.isFinite ? self + change * fraction : self * (1 - fraction) + end * fraction
  }

  /// Returns the sum of this vector and `factor` times another one.
  @inlinable
  public func adding(_ other: Self, times factor: Double) -> Self { self + other * factor }

  /// Returns the Euclidean distance to another vector.
  @inlinable
  public func distance(to other: Self) -> Double {
    let change = other - self
    return (change * change).sum().squareRoot()
  }

  /// Whether every component is a finite number.
  @inlinable
  public var isFinite: Bool { self * 0 == .zero }
}

extension SIMD2: Interpolable, InterpolableVector where Scalar == Double {}
extension SIMD3: Interpolable, InterpolableVector where Scalar == Double {}
extension SIMD4: Interpolable, InterpolableVector where Scalar == Double {}
extension SIMD8: Interpolable, InterpolableVector where Scalar == Double {}
