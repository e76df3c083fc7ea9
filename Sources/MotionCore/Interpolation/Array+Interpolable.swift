public import Requirements

extension Array: Interpolable where Element: Interpolable {
  /// Returns the array at a fraction of the way to `end`, element by element.
  ///
  /// Arrays of different lengths can't be interpolated: this array is the result below one half, `end` from
  /// there on.
  @inlinable
  public func interpolated(to end: [Element], at fraction: Double) -> [Element] {
    guard count == end.count else { return Discrete.value(from: self, to: end, at: fraction) }
    return indices.map { self[$0].interpolated(to: end[$0], at: fraction) }
  }
}

/// A vector with any number of elements. All vectors of one curve must have the same number.
extension Array: InterpolableVector where Element: InterpolableVector {
  /// Returns the sum, element by element, of this array and `factor` times another one.
  ///
  /// - Precondition: Both have the same length.
  @inlinable
  public func adding(_ other: [Element], times factor: Double) -> [Element] {
    require(count == other.count, "vectors of \(count) and \(other.count) elements can't be added")
    return indices.map { self[$0].adding(other[$0], times: factor) }
  }

  /// Returns the Euclidean distance over all elements.
  ///
  /// - Precondition: Both have the same length.
  @inlinable
  public func distance(to other: [Element]) -> Double {
    require(count == other.count, "vectors of \(count) and \(other.count) elements have no distance")
    var sum = 0.0
    for index in indices {
      let distance = self[index].distance(to: other[index])
      sum += distance * distance
    }
    return sum.squareRoot()
  }

  /// Whether every element is finite.
  @inlinable
  public var isFinite: Bool { allSatisfy { $0.isFinite } }
}
