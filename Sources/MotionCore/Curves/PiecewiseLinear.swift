import Requirements

/// Straight lines from stop to stop. CSS calls it `linear()`.
///
/// Any curve can be approximated this way; see ``init(fitting:within:)-((Double)->Double,_)``.
public struct PiecewiseLinear: Hashable, Sendable {
  /// A point of the curve.
  public struct Stop: Hashable, Sendable {
    /// The progress, usually in 0…1.
    public let input: Double
    /// The eased progress at that progress.
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

  /// The stops, at least one. Inputs never decrease; two stops with one input are a jump.
  public let stops: [Stop]

  /// Creates lines through stops. An input below the previous one is raised to it, as in CSS.
  ///
  /// - Precondition: There is at least one stop.
  public init(_ stops: [Stop]) {
    require(!stops.isEmpty, "straight lines need at least one stop")
    var greatest = -Double.infinity
    self.stops = stops.map { stop in
      greatest = max(greatest, stop.input)
      return Stop(stop.output, at: greatest)
    }
  }

  /// Creates lines through outputs at even distances from 0 to 1. A single output holds throughout.
  ///
  /// - Precondition: There is at least one output, and all are finite.
  public init(evenly outputs: [Double]) {
    let last = Double(max(outputs.count - 1, 1))
    self.init(outputs.indices.map { Stop(outputs[$0], at: Double($0) / last) })
  }
}

extension PiecewiseLinear {
  /// Returns the eased progress at `x`, which is clamped to 0…1 first; NaN for NaN.
  ///
  /// - Complexity: O(log n) in the number of stops.
  public func value(at x: Double) -> Double { x.isNaN ? x : extrapolatedValue(at: min(max(x, 0), 1)) }

  /// Returns the eased progress at any `x`: outside the stops the first and the last line are extended, as in
  /// CSS (CSS Easing Functions Level 2, section 2.1.1).
  public func extrapolatedValue(at x: Double) -> Double {
    guard stops.count > 1 else { return x.isNaN ? x : stops[0].output }
    let index = min(max(countOfStops(upTo: x) - 1, 0), stops.count - 2)
    let (start, end) = (stops[index], stops[index + 1])
    // The ends are exact.
    if x == start.input && start.input < end.input { return start.output }
    if x == end.input || start.input == end.input { return end.output }
    let fraction = Self.fraction(of: x, from: start.input, to: end.input)
    if (0...1).contains(fraction) { return start.output.interpolated(to: end.output, at: fraction) }
    // Flat lines stay flat at any distance.
    let change = end.output - start.output
    return change == 0 ? start.output : start.output + change * fraction
  }

  /// Returns the fraction of the way at which a position is, even if the length of the way overflows.
  private static func fraction(of x: Double, from start: Double, to end: Double) -> Double {
    let length = end - start
    return length.isFinite ? (x - start) / length : (x / 2 - start / 2) / (end / 2 - start / 2)
  }

  /// Returns the number of stops at or before `x`.
  private func countOfStops(upTo x: Double) -> Int {
    var (low, high) = (0, stops.count)
    while low < high {
      let middle = (low + high) / 2
      if stops[middle].input <= x { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
