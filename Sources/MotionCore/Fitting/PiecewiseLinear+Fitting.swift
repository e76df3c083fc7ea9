import Requirements

extension PiecewiseLinear {
  /// Creates the smallest number of straight lines that stay within a distance of a curve.
  ///
  /// The first and the last stop are on the curve at 0 and 1. Between them is a shortest chain of lines
  /// through a tube of the curve's values ± `tolerance`, found by extending each line as far as any line can
  /// reach (S. L. Hakimi and E. F. Schmeichel, "Fitting polygonal functions to a set of points in the plane",
  /// 1991): no chain with fewer stops stays in the tube. The tube is sampled at 257 positions. Then all
  /// 16,385 multiples of 2⁻¹⁴ are checked, and positions at which the lines are outside are added to the
  /// samples. So the tolerance holds at each multiple, except for a hundred-millionth for rounding.
  ///
  /// Between two multiples, a monotone curve exceeds the tolerance by at most the change of the curve or of
  /// the line, whichever is smaller. That is negligible except near vertical points. More precisely, a curve
  /// whose second derivative is below *M* exceeds the tolerance by at most M·2⁻³¹ if both multiples are on
  /// one line. A closure may do anything in between: a jump becomes a steep line.
  ///
  /// - Parameters:
  ///   - curve: A function on 0…1 with finite values.
  ///   - tolerance: The largest difference allowed.
  /// - Precondition: `tolerance` is above 0 and finite, as are the curve's values.
  public init(fitting curve: (Double) -> Double, within tolerance: Double) {
    require(
      tolerance > 0 && tolerance.isFinite, "a tolerance must be above 0 and finite, not \(tolerance)")
    let fine = (0...16_384).map { Stop(curve(Double($0) / 16_384), at: Double($0) / 16_384) }
    var isSampled = fine.indices.map { $0 % 64 == 0 }
    var stops: [Stop]
    var isWithin: Bool
    repeat {
      let samples = fine.indices.lazy.filter { isSampled[$0] }.map { fine[$0] }
      stops = Tube(samples: Array(samples), tolerance: tolerance).shortestChain()
      isWithin = Self.mark(PiecewiseLinear(stops), outside: tolerance, of: fine, in: &isSampled)
    } while !isWithin
    self.init(stops)
  }

  /// Marks the position between each two marked ones at which the lines exceed the tolerance most.
  ///
  /// - Returns: True if no position exceeds the tolerance.
  private static func mark(
    _ lines: PiecewiseLinear, outside tolerance: Double, of fine: [Stop], in isSampled: inout [Bool]
  ) -> Bool {
    // A hundred-millionth of the tolerance accounts for rounding.
    let limit = tolerance * (1 + 1e-8)
    var isWithin = true
    var (worst, worstIndex) = (limit, 0)
    for index in fine.indices {
      if isSampled[index] {
        if worstIndex > 0 { isSampled[worstIndex] = true }
        (worst, worstIndex) = (limit, 0)
        continue
      }
      let error = abs(lines.value(at: fine[index].input) - fine[index].output)
      if error > worst {
        (worst, worstIndex) = (error, index)
        isWithin = false
      }
    }
    return isWithin
  }

  /// Creates the smallest number of straight lines that stay within a distance of a timing function; see
  /// ``init(fitting:within:)-((Double)->Double,_)``.
  public init(fitting function: TimingFunction, within tolerance: Double) {
    self.init(fitting: function.value(at:), within: tolerance)
  }
}
