import Requirements

/// The resistance of a value that is dragged beyond its edge, as in a scroll view.
///
/// A value that is dragged by *x* beyond its edge is shown (1 − 1/(x·c/d + 1))·d beyond the edge: initially *c*
/// times as far, and never as far as *d*.
public struct RubberBand: Hashable, Sendable {
  /// The size *d* of the scrolling area, in the unit of the value. The shown offset never reaches it.
  public let dimension: Double
  /// The ratio *c* of the shown offset to the distance at the start of a drag, above 0. UIScrollView's is 0.55.
  public let coefficient: Double

  /// UIScrollView's coefficient.
  public static let standardCoefficient = 0.55

  /// Creates a rubber band for an area of a given size.
  ///
  /// - Precondition: `dimension` is 0 or more, `coefficient` is above 0, and both are finite.
  public init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    require(
      dimension >= 0 && dimension.isFinite, "a rubber band's dimension must be 0 or more, not \(dimension)")
    require(
      coefficient > 0 && coefficient.isFinite,
      "a rubber band's coefficient must be above 0, not \(coefficient)")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns the shown offset beyond the edge of a value that was dragged by `distance` beyond it. Both have the
  /// same sign.
  ///
  /// ±``dimension`` for an infinite distance; 0 if the dimension is 0.
  public func offset(forDistance distance: Double) -> Double {
    let pull = abs(distance) * coefficient
    guard pull > 0 else { return distance.isNaN ? distance : 0 }
    // The smaller quotient, so that neither overflows.
    let offset = pull < dimension ? pull / (1 + pull / dimension) : dimension / (1 + dimension / pull)
    return distance < 0 ? -offset : offset
  }

  /// Returns the distance by which a value that is shown at `offset` beyond the edge was dragged: the inverse of
  /// ``offset(forDistance:)``.
  ///
  /// Infinite from ±``dimension`` on, which no drag reaches.
  public func distance(forOffset offset: Double) -> Double {
    let magnitude = abs(offset)
    guard magnitude > 0 else { return offset.isNaN ? offset : 0 }
    let distance = magnitude < dimension ? magnitude / (1 - magnitude / dimension) / coefficient : .infinity
    return offset < 0 ? -distance : distance
  }

  /// Returns the derivative of ``offset(forDistance:)``: the shown velocity of a value that is dragged with a
  /// velocity of 1. It is ``coefficient`` at the edge and decreases to 0.
  public func slope(atDistance distance: Double) -> Double {
    let stretch = 1 + abs(distance) * coefficient / dimension
    return coefficient / (stretch * stretch)
  }

  /// Returns the position at which a value that was dragged to `position` is shown: unchanged inside `bounds`,
  /// with resistance outside.
  public func position(for position: Double, within bounds: ClosedRange<Double>) -> Double {
    let edge = min(max(position, bounds.lowerBound), bounds.upperBound)
    return edge + offset(forDistance: position - edge)
  }
}
