import Requirements

/// Straight lines from stop to stop. CSS calls it `linear()`.
///
/// Any curve can be said this way, as exactly as one likes; see ``init(fitting:within:)-((Double)->Double,_)``.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A place that eased progress passes.
  public struct Stop: Hashable, Sendable {
    /// The progress of time at which it does, mostly 0…1.
    public let input: Double
    /// The eased progress there.
    public let output: Double

    /// Creates a stop.
    ///
    /// - Precondition: Both numbers are finite.
    public init(_ output: Double, at input: Double) {
      require(
        input.isFinite && output.isFinite, "a stop must be finite, not \(output) at \(input)")
      self.input = input
      self.output = output
    }
  }

  /// The stops, one or more; an input is never less than the one before it.
  ///
  /// Two stops at one input are a jump.
  public let stops: [Stop]

  /// Creates lines through stops; an input that is less than one before it is raised to that, as CSS has it.
  ///
  /// - Precondition: There is at least one stop.
  public init(_ stops: [Stop]) {
    require(!stops.isEmpty, "straight lines need a stop, not none")
    var greatest = -Double.infinity
    self.stops = stops.map { stop in
      greatest = max(greatest, stop.input)
      return Stop(stop.output, at: greatest)
    }
  }

  /// Creates lines through outputs at even distances from 0 to 1; one output alone holds throughout.
  ///
  /// - Precondition: There is at least one output, and all are finite.
  public init(evenly outputs: [Double]) {
    let last = Double(max(outputs.count - 1, 1))
    self.init(outputs.indices.map { Stop(outputs[$0], at: Double($0) / last) })
  }
}

extension PiecewiseLinear {
  /// Returns the eased progress at `x`, which is brought into 0…1 first; NaN for NaN.
  ///
  /// - Complexity: O(log n) in the number of stops.
  public func value(at x: Double) -> Double { x.isNaN ? x : extrapolatedValue(at: min(max(x, 0), 1)) }

  /// Returns the eased progress at any `x`: outside the stops the first and the last line go on, as CSS has it
  /// (CSS Easing Functions Level 2, section 2.1.1).
  public func extrapolatedValue(at x: Double) -> Double {
    guard stops.count > 1 else { return x.isNaN ? x : stops[0].output }
    let index = min(max(countOfStops(upTo: x) - 1, 0), stops.count - 2)
    let (start, end) = (stops[index], stops[index + 1])
    // The ends themselves are exact.
    if x == start.input && start.input < end.input { return start.output }
    if x == end.input || start.input == end.input { return end.output }
    let fraction = Self.fraction(of: x, from: start.input, to: end.input)
    if (0...1).contains(fraction) { return start.output.interpolated(to: end.output, at: fraction) }
    // Flat lines stay flat however far away.
    let change = end.output - start.output
    return change == 0 ? start.output : start.output + change * fraction
  }

  /// Which fraction of the way a place is, also where the length of the way is beyond all numbers.
  private static func fraction(of x: Double, from start: Double, to end: Double) -> Double {
    let length = end - start
    return length.isFinite ? (x - start) / length : (x / 2 - start / 2) / (end / 2 - start / 2)
  }

  /// How many stops lie at `x` or before.
  private func countOfStops(upTo x: Double) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].input <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
