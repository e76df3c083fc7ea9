// Goals in this order: the same bits as one spring at a time on every platform, then speed. The loops have a
// fixed length, no branches and one array to read from, so that they are vectorized wherever there are
// vectors. They call the same functions as a single spring, so the bits can't differ.

/// The numbers of one block of springs, row by row.
struct SpringRows {
  enum Row: Int {
    case begin, slow, rate, inverseRate, critical, square, start, startVelocity
  }

  static let count = 8

  let first: UnsafePointer<Double>

  @inline(__always)
  private subscript(row: Row, lane: Int) -> Double { first[row.rawValue * SpringBlocks.width + lane] }

  /// Returns the seconds since a spring began; 0 before.
  @inline(__always)
  private func elapsed(_ time: Double, _ lane: Int) -> Double {
    let elapsed = time - self[.begin, lane]
    let limited = elapsed < .greatestFiniteMagnitude ? elapsed : .greatestFiniteMagnitude
    return limited > 0 ? limited : 0
  }

  /// Writes the displacements and, if requested, the velocities of springs below critical damping.
  @inline(__always)
  func evaluateOscillating(
    at time: Double, _ displacements: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>?
  ) {
    for lane in 0..<SpringBlocks.width {
      let elapsed = elapsed(time, lane)
      let decay = self[.slow, lane]
      let (exponent, isNonzero) = limited(-decay * elapsed)
      let transition = SpringRates.oscillatingTransition(
        envelope: isNonzero * Elementary.expAndExpMinusOne(exponent).exp,
        Elementary.sinCosBelowMillion(self[.rate, lane] * elapsed), decay: decay,
        inverseRate: self[.inverseRate, lane], square: self[.square, lane])
      store(transition, 1, lane, displacements, velocities)
    }
  }

  /// Writes the displacements and, if requested, the velocities of springs at or above critical damping.
  @inline(__always)
  func evaluateNonoscillating(
    at time: Double, _ displacements: UnsafeMutablePointer<Double>,
    _ velocities: UnsafeMutablePointer<Double>?
  ) {
    for lane in 0..<SpringBlocks.width {
      let elapsed = elapsed(time, lane)
      let slow = self[.slow, lane]
      let (exponent, isNonzero) = limited(-slow * elapsed)
      // Time 0 where nothing is left: a very large time multiplied by 0 could be NaN.
      let transition = SpringRates.nonoscillatingTransition(
        isNonzero * elapsed, exponent: exponent, slow: slow, rate: self[.rate, lane],
        inverseRate: self[.inverseRate, lane], critical: self[.critical, lane],
        square: self[.square, lane])
      store(transition, isNonzero, lane, displacements, velocities)
    }
  }

  /// Returns the exponent within the range of the exponential, and 1 or, where nothing is left, 0.
  @inline(__always)
  private func limited(_ exponent: Double) -> (exponent: Double, isNonzero: Double) {
    let least = SpringRates.leastExponent
    return (exponent > least ? exponent : least, exponent > least ? 1 : 0)
  }

  @inline(__always)
  private func store(
    _ transition: SpringTransition, _ isNonzero: Double, _ lane: Int,
    _ displacements: UnsafeMutablePointer<Double>, _ velocities: UnsafeMutablePointer<Double>?
  ) {
    let (start, velocity) = (self[.start, lane], self[.startVelocity, lane])
    displacements[lane] =
      isNonzero
      * SpringTransition.plainSum(
        start, transition.displacementPerDisplacement, velocity, transition.displacementPerVelocity)
    velocities?[lane] =
      isNonzero
      * SpringTransition.plainSum(
        start, transition.velocityPerDisplacement, velocity, transition.velocityPerVelocity)
  }
}
