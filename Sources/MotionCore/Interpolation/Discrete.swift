/// Values with nothing in between: each holds for its share of the way, then the next one is there.
///
/// For what can't be mixed: texts, alignments, images, truth values.
public enum Discrete {
  /// Returns `start` below one half of the way, `end` from there on; `start` for NaN.
  @inlinable
  public static func value<Value>(from start: Value, to end: Value, at fraction: Double) -> Value {
    fraction >= 0.5 ? end : start
  }

  /// Returns the value that holds at a fraction of the way through all of them, nil where there is none.
  ///
  /// Each of *n* values holds for 1/*n* of the way, its beginning included. Before 0, and for NaN, the first one
  /// holds, after 1 the last one.
  @inlinable
  public static func value<Values: RandomAccessCollection>(
    of values: Values, at fraction: Double
  ) -> Values.Element? {
    guard !values.isEmpty else { return nil }
    let count = values.count
    // Half away from zero, as C's lround: a boundary that a rounding error left just below still counts.
    let place = (fraction * Double(count) - 0.5).rounded(.toNearestOrAwayFromZero)
    let offset = place > 0 ? Int(min(place, Double(count - 1))) : 0
    return values[values.index(values.startIndex, offsetBy: offset)]
  }
}
