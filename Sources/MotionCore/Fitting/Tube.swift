/// A sequence of gates, the samples of a curve ± a tolerance, through which a chain of straight lines must
/// pass.
///
/// Each line extends as far as any line can reach. Where the curve bends down, the line that reaches farthest
/// touches the ceiling first and then, at *a*, the floor, and leaves the tube through the ceiling at *b*. The
/// next line crosses this line between *a* and *b*. So it can't be below the floor from *a* on, and it can't
/// be above the ceiling from *b* on.
/// ```
///   ceiling ___.───────.___
///    __.───‾‾‾             ‾‾‾──b
///   ‾      .────────a───.__      ‾──.
///   __.──‾‾     floor      ‾‾──.__
/// ```
struct Tube {
  typealias Stop = PiecewiseLinear.Stop

  /// The samples from left to right, at least two, with distinct inputs.
  let samples: [Stop]
  let tolerance: Double

  /// Returns the stops of a shortest chain from the first sample to the last one.
  func shortestChain() -> [Stop] {
    var stops = [samples[0]]
    var bundle = LineBundle(through: samples[0])
    var line: Line?
    var index = 1
    while index < samples.count {
      if bundle.restrict(to: gate(at: index), slack: tolerance * 1e-9) {
        index += 1
        continue
      }
      let isUpward = bundle.passesBelow(gate(at: index))
      let furthest = isUpward ? bundle.steepest : bundle.shallowest
      if let line { stops.append(line.crossing(furthest)) }
      bundle = self.bundle(after: furthest, isUpward: isUpward, before: index)
      line = furthest
    }
    if let line { stops.append(line.crossing(bundle.middle)) }
    return stops + [samples[samples.count - 1]]
  }

  /// Returns the gate at a sample. The chain's end is fixed.
  private func gate(at index: Int) -> Gate {
    let half = index == samples.count - 1 ? 0 : tolerance
    return Gate(
      input: samples[index].input, floor: samples[index].output - half,
      ceiling: samples[index].output + half)
  }

  /// Returns the lines that can follow a line that leaves the tube before a gate.
  private func bundle(after line: Line, isUpward: Bool, before index: Int) -> LineBundle {
    let exit = exit(of: line, isUpward: isUpward, before: index)
    var bundle = LineBundle(crossing: line, before: exit, isUpward: isUpward)
    for passed in samples.indices
    where samples[passed].input > line.support.input && samples[passed].input < exit.input {
      let gate = gate(at: passed)
      if isUpward {
        bundle.ceiling.append(Stop(gate.ceiling, at: gate.input))
      } else {
        bundle.floor.append(Stop(gate.floor, at: gate.input))
      }
    }
    return bundle
  }

  /// Returns the point at which a line that passes one gate but not the next leaves the tube.
  private func exit(of line: Line, isUpward: Bool, before index: Int) -> Stop {
    let (last, next) = (gate(at: index - 1), gate(at: index))
    let before = abs(line.output(at: last.input) - (isUpward ? last.floor : last.ceiling))
    let after = abs(line.output(at: next.input) - (isUpward ? next.floor : next.ceiling))
    let input = last.input + (next.input - last.input) * (before / (before + after))
    return Stop(line.output(at: input), at: input)
  }
}

/// The range of heights that is open at a position.
struct Gate {
  let input: Double
  let floor: Double
  let ceiling: Double
}
