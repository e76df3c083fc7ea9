/// All straight lines that pass above the points of a floor and below those of a ceiling.
///
/// New points come from the left to the right. J. O'Rourke, "An on-line algorithm for fitting straight lines
/// between data ranges", Communications of the ACM 24 (1981), keeps convex hulls; plain lists do for this.
struct LineBundle {
  typealias Stop = PiecewiseLinear.Stop

  var floor: [Stop]
  var ceiling: [Stop]
  /// The line that is highest on the right; it leans on the floor, then on the ceiling.
  private(set) var steepest: Line
  /// The line that is lowest on the right; it leans on the ceiling, then on the floor.
  private(set) var shallowest: Line

  /// All lines through a point.
  init(through point: Stop) {
    (floor, ceiling) = ([point], [point])
    steepest = Line(support: point, slope: .infinity)
    shallowest = Line(support: point, slope: -.infinity)
  }

  /// The lines that turn off another one between its last support and a later place on it.
  init(crossing line: Line, before exit: Stop, isUpward: Bool) {
    (floor, ceiling) = isUpward ? ([exit], [line.support]) : ([line.support], [exit])
    steepest = isUpward ? Line(support: exit, slope: .infinity) : line
    shallowest = isUpward ? line : Line(support: exit, slope: -.infinity)
  }

  /// Whether even the highest line passes below a gate.
  func passesBelow(_ gate: Gate) -> Bool { gate.floor > steepest.output(at: gate.input) }

  /// Keeps the lines that go through a gate, which lies to the right of all points; false where there is none.
  ///
  /// - Complexity: O(n) in the number of points.
  mutating func admit(_ gate: Gate, slack: Double) -> Bool {
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

/// A straight line, by the last point that it leans on.
struct Line {
  let support: PiecewiseLinear.Stop
  let slope: Double

  init(support: PiecewiseLinear.Stop, slope: Double) {
    self.support = support
    self.slope = slope
  }

  /// The line to a point from whichever of the points to its left has the least, or greatest, slope.
  init(
    from points: [PiecewiseLinear.Stop], to support: PiecewiseLinear.Stop, pick: (Double, Double) -> Double
  ) {
    let slopes = points.lazy.map { (support.output - $0.output) / (support.input - $0.input) }
    self.init(support: support, slope: slopes.dropFirst().reduce(slopes[0], pick))
  }

  func output(at input: Double) -> Double { support.output + slope * (input - support.input) }

  /// Where two lines of different slopes meet.
  func crossing(_ other: Line) -> PiecewiseLinear.Stop {
    let distance = (other.output(at: support.input) - support.output) / (slope - other.slope)
    let input = support.input + distance
    return PiecewiseLinear.Stop(output(at: input), at: input)
  }
}
