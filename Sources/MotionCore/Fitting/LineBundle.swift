/// The set of straight lines above the points of a floor and below the points of a ceiling.
///
/// New points are added from left to right. J. O'Rourke, "An on-line algorithm for fitting straight lines
/// between data ranges", Communications of the ACM 24 (1981), maintains convex hulls; plain lists are enough
/// here.
struct LineBundle {
  typealias Stop = PiecewiseLinear.Stop

  var floor: [Stop]
  var ceiling: [Stop]
  /// The line that is highest on the right. It touches the floor, then the ceiling.
  private(set) var steepest: Line
  /// The line that is lowest on the right. It touches the ceiling, then the floor.
  private(set) var shallowest: Line

  /// Creates the set of all lines through a point.
  init(through point: Stop) {
    (floor, ceiling) = ([point], [point])
    steepest = Line(support: point, slope: .infinity)
    shallowest = Line(support: point, slope: -.infinity)
  }

  /// Creates the set of lines that cross another line between its last support and a later point on it.
  init(crossing line: Line, before exit: Stop, isUpward: Bool) {
    (floor, ceiling) = isUpward ? ([exit], [line.support]) : ([line.support], [exit])
    steepest = isUpward ? Line(support: exit, slope: .infinity) : line
    shallowest = isUpward ? line : Line(support: exit, slope: -.infinity)
  }

  /// Whether even the highest line passes below a gate.
  func passesBelow(_ gate: Gate) -> Bool { gate.floor > steepest.output(at: gate.input) }

  /// Restricts the set to the lines through a gate, which must be to the right of all points.
  ///
  /// - Returns: Whether any line is left.
  /// - Complexity: O(n) in the number of points.
  mutating func restrict(to gate: Gate, slack: Double) -> Bool {
    let highest = steepest.output(at: gate.input)
    let lowest = shallowest.output(at: gate.input)
    guard gate.floor <= highest + slack && gate.ceiling >= lowest - slack else { return false }
    if gate.ceiling < highest {
      steepest = Line(from: floor, to: Stop(gate.ceiling, at: gate.input), pick: { min($0, $1) })
    }
    if gate.floor > lowest {
      shallowest = Line(from: ceiling, to: Stop(gate.floor, at: gate.input), pick: { max($0, $1) })
    }
    floor.append(Stop(gate.floor, at: gate.input))
    ceiling.append(Stop(gate.ceiling, at: gate.input))
    return true
  }

  /// A line between the extremes, which must meet in the last gate.
  var middle: Line { Line(support: steepest.support, slope: (steepest.slope + shallowest.slope) / 2) }
}

/// A straight line, identified by the last point that it touches.
struct Line {
  let support: PiecewiseLinear.Stop
  let slope: Double

  init(support: PiecewiseLinear.Stop, slope: Double) {
    self.support = support
    self.slope = slope
  }

  /// Creates the line to a point from a point on its left, chosen for the smallest or largest slope.
  init(
    from points: [PiecewiseLinear.Stop], to support: PiecewiseLinear.Stop, pick: (Double, Double) -> Double
  ) {
    let slopes = points.lazy.map { (support.output - $0.output) / (support.input - $0.input) }
    self.init(support: support, slope: slopes.dropFirst().reduce(slopes[0], pick))
  }

  func output(at input: Double) -> Double { support.output + slope * (input - support.input) }

  /// Returns the intersection with a line of a different slope.
  func crossing(_ other: Line) -> PiecewiseLinear.Stop {
    let distance = (other.output(at: support.input) - support.output) / (slope - other.slope)
    let input = support.input + distance
    return PiecewiseLinear.Stop(output(at: input), at: input)
  }
}
