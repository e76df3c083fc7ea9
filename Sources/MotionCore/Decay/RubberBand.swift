import Requirements

/// The resistance of a value that is dragged beyond its edge, as a scroll view shows it.
///
/// Dragged *x* beyond, it shows (1 − 1/(x·c/d + 1))·d: at first *c* times as far, never as far as *d*.
public struct RubberBand: Hashable, Sendable {
  /// The size *d* of what scrolls, in the unit of the value: what shows never reaches it.
  public let dimension: Double
  /// How much of the first bit of a drag shows, *c*, above 0; UIScrollView's is 0.55.
  public let coefficient: Double

  /// UIScrollView's coefficient.
  public static let standardCoefficient = 0.55

  /// Creates a rubber band for something of a size.
  ///
  /// - Precondition: `dimension` is 0 or more, `coefficient` above 0, both finite.
  public init(dimension: Double, coefficient: Double = RubberBand.standardCoefficient) {
    require(
      dimension >= 0 && dimension.isFinite, "a rubber band's dimension must be 0 or more, not \(dimension)")
    require(
      coefficient > 0 && coefficient.isFinite,
      "a rubber band's coefficient must be above 0, not \(coefficient)")
    self.dimension = dimension
    self.coefficient = coefficient
  }

  /// Returns how far beyond the edge a value shows that was dragged `distance` beyond; both have one sign.
  ///
  /// ±``dimension`` for an infinite distance; 0 where the dimension is 0.
  public func offset(forDistance distance: Double) -> Double {
    let pull = abs(distance) * coefficient
    guard pull > 0 else { return distance.isNaN ? distance : 0 }
    // Whichever quotient is small: neither overflows.
    let offset = pull < dimension ? pull / (1 + pull / dimension) : dimension / (1 + dimension / pull)
    return distance < 0 ? -offset : offset
  }

  /// Returns how far a value was dragged that shows `offset` beyond the edge: the inverse of ``offset(forDistance:)``.
  ///
  /// Infinite from ±``dimension`` on, where no drag leads.
  public func distance(forOffset offset: Double) -> Double {
    let shown = abs(offset)
    guard shown > 0 else { return offset.isNaN ? offset : 0 }
    let distance = shown < dimension ? shown / (1 - shown / dimension) / coefficient : .infinity
    return offset < 0 ? -distance : distance
  }

  /// Returns how fast a value shows that is dragged `distance` beyond the edge with a velocity of 1: the derivative of
  /// ``offset(forDistance:)``, ``coefficient`` at the edge itself and falling to 0.
  public func slope(atDistance distance: Double) -> Double {
    let stretch = 1 + abs(distance) * coefficient / dimension
    return coefficient / (stretch * stretch)
  }

  /// Returns where a value shows that was dragged to `position`: itself within `bounds`, held back outside.
  public func position(for position: Double, within bounds: ClosedRange<Double>) -> Double {
    let edge = min(max(position, bounds.lowerBound), bounds.upperBound)
    return edge + offset(forDistance: position - edge)
  }
}
