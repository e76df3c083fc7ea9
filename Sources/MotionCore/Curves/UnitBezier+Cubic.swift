extension UnitBezier {
  /// One coordinate of the curve as a polynomial of its parameter: c·t + b·t² + a·t³.
  struct Cubic: Sendable {
    let a: Double
    let b: Double
    let c: Double

    /// The parameter itself.
    static let straight = Cubic(a: 0, b: 0, c: 1)

    @inline(__always)
    init(a: Double, b: Double, c: Double) { (self.a, self.b, self.c) = (a, b, c) }

    @inline(__always)
    init(_ first: Double, _ second: Double) {
      self.init(slope: 3 * first, a: 1 + 3 * (first - second))
    }

    /// Creates the polynomial through (1, 1) with given first and third coefficients.
    @inline(__always)
    init(slope: Double, a: Double) {
      self.a = a
      b = (1 - a) - slope
      c = slope
    }
  }
}

extension UnitBezier.Cubic {
  @inline(__always)
  func value(_ t: Double) -> Double { (a * t + b) * (t * t) + c * t }
  func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }

  /// Returns Householder's third-order step from `t` toward the parameter at which the polynomial is `target`.
  ///
  /// It takes one division and raises the error to its fourth power.
  @inline(__always)
  func step(at t: Double, toward target: Double) -> Double {
    // Horner's scheme three times: the value, the slope and half the second derivative share sums.
    let term = a * t
    let first = term + b
    let second = first * t + c
    let error = second * t - target
    let rise = (first + term) * t + second
    let bend = error * (first + term + term)
    let square = rise * rise - bend
    return error * square / (rise * (square - bend) + a * error * error)
  }

  /// Returns Halley's step from `t` toward the parameter at which the polynomial is `target`.
  ///
  /// It raises the error to its third power, with fewer sums than ``step(at:toward:)``.
  @inline(__always)
  func shortStep(at t: Double, toward target: Double) -> Double {
    let term = a * t
    let first = term + b
    let second = first * t + c
    let error = second * t - target
    let rise = (first + term) * t + second
    return error * rise / (rise * rise - error * (first + term + term))
  }
}
