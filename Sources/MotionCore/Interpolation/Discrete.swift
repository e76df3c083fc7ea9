/// The interpolation of values without in-between values, such as texts, alignments, images, and Booleans.
public enum Discrete {
  /// Returns `start` below one half of the way, `end` from there on; `start` for NaN.
  @inlinable
  public static func value<Value>(from start: Value, to end: Value, at fraction: Double) -> Value {
    fraction >= 0.5 ? end : start
  }

  /// Returns the value that holds at a fraction of the way through a sequence of values, or nil if it is
  /// empty.
  ///
  /// Each of *n* values holds for 1/*n* of the way, from its start on. The first value holds before 0 and for
  /// NaN, the last one after 1.
  @inlinable
  public static func value<Values: RandomAccessCollection>(
    of values: Values, at fraction: Double
  ) -> Values.Element? {
    guard !values.isEmpty else { return nil }
    let count = values.count
    // Rounded half away from zero, like C's lround: a boundary that a rounding error left just below still
    // counts.
    let position = (fraction * Double(count) - 0.5).rounded(.toNearestOrAwayFromZero)
    let offset = position > 0 ? Int(min(position, Double(count - 1))) : 0
    return values[values.index(values.startIndex, offsetBy: offset)]
  }
}
