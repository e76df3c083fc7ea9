extension UnitBezier {
  /// The result of fitting a Bézier to a function.
  public struct Fit: Hashable, Sendable {
    /// The Bézier.
    public let curve: UnitBezier
    /// The greatest difference in eased progress.
    public let largestError: Double
    /// The root mean square of the difference in eased progress.
    public let meanError: Double
  }

  /// Returns the Bézier whose squared differences from a function are smallest.
  ///
  /// For given x of the control points, the best y follow from two linear equations (variable projection).
  /// The x are searched first on a grid, so that a function with several good fits has one result everywhere,
  /// and then by damped Gauss–Newton steps. Differences are taken at 64 evenly spaced positions, the middles
  /// of 64ths, so the result is best on average; another Bézier may have a smaller largest error. The
  /// reported errors are those at 512 such positions. A function that is a Bézier is recovered in 99 of 100
  /// cases; otherwise the result has a largest error of up to about 0.01.
  ///
  /// - Parameter function: A function on 0…1 with finite values, 0 at 0 and 1 at 1. It may jump, but no
  ///   Bézier approximates a jump well.
  public static func fit(_ function: (Double) -> Double) -> Fit {
    let samples = BezierSamples(function, count: 64)
    let start = samples.bestOfGrid(9)
    let curve = samples.refined(start).curve
    let (mean, largest) = BezierSamples(function, count: 512).errors(of: curve)
    return Fit(curve: curve, largestError: largest, meanError: mean)
  }

  /// Returns the Bézier that best fits an easing.
  public static func fit(_ easing: Easing) -> Fit { fit(easing.value(at:)) }
}

/// The samples to which a Bézier is fitted.
private struct BezierSamples {
  let positions: [Double]
  let values: [Double]

  init(_ function: (Double) -> Double, count: Int) {
    positions = (0..<count).map { (Double($0) + 0.5) / Double(count) }
    values = positions.map(function)
  }

  /// Returns the root mean square and the largest difference from a curve.
  func errors(of curve: UnitBezier) -> (mean: Double, largest: Double) {
    let errors = zip(positions, values).map { abs(curve.value(at: $0) - $1) }
    let sum = errors.reduce(0) { $0 + $1 * $1 }
    return ((sum / Double(errors.count)).squareRoot(), errors.max() ?? 0)
  }
}

// MARK: - The best y for given x

extension BezierSamples {
  /// A curve, its differences from the samples, and the sum of their squares.
  struct Candidate {
    let curve: UnitBezier
    let differences: [Double]
    let error: Double
  }

  /// Returns the best curve with the given x.
  func best(_ x1: Double, _ x2: Double) -> Candidate {
    let inverse = MonotoneCubic(x1, x2)
    let parameters = positions.map { inverse.parameter(at: $0) }
    // The normal equations of the two unknowns in y(t) = y1·first + y2·second + t³.
    var (a, b, c, d, e) = (0.0, 0.0, 0.0, 0.0, 0.0)
    for (t, value) in zip(parameters, values) {
      let (first, second) = (3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t))
      let target = value - t * t * t
      a += first * first
      b += first * second
      c += second * second
      d += first * target
      e += second * target
    }
    let determinant = a * c - b * b
    let curve = UnitBezier(x1, (c * d - b * e) / determinant, x2, (a * e - b * d) / determinant)
    let differences = zip(parameters, values).map { curve.height.value($0) - $1 }
    return Candidate(curve: curve, differences: differences, error: dot(differences, differences))
  }

  private func dot(_ a: [Double], _ b: [Double]) -> Double { zip(a, b).reduce(0) { $0 + $1.0 * $1.1 } }

  /// Returns the best curve whose x are on a grid with `lines` lines in each direction.
  func bestOfGrid(_ lines: Int) -> Candidate {
    var best = best(0.5, 0.5)
    for row in 0..<lines {
      for column in 0..<lines {
        let scale = 1 / Double(lines - 1)
        let candidate = self.best(Double(row) * scale, Double(column) * scale)
        if candidate.error < best.error { best = candidate }
      }
    }
    return best
  }

  /// Returns the best curve reached by damped Gauss–Newton steps (K. Levenberg, 1944).
  func refined(_ start: Candidate) -> Candidate {
    var best = start
    var damping = 1e-3
    for _ in 0..<100 where damping < 1e6 {
      let candidate = step(from: best, damping: damping)
      guard candidate.error < best.error else {
        damping *= 10
        continue
      }
      best = candidate
      damping /= 10
    }
    return best
  }

  private func step(from center: Candidate, damping: Double) -> Candidate {
    let (x1, x2) = (center.curve.x1, center.curve.x2)
    let small = (x1 < 0.5 ? 1e-6 : -1e-6, x2 < 0.5 ? 1e-6 : -1e-6)
    let first = slopes(from: center, to: best(x1 + small.0, x2), small.0)
    let second = slopes(from: center, to: best(x1, x2 + small.1), small.1)
    let (a, b, c) = (
      dot(first, first) * (1 + damping), dot(first, second), dot(second, second) * (1 + damping)
    )
    let (d, e) = (dot(first, center.differences), dot(second, center.differences))
    let determinant = a * c - b * b
    guard determinant > 0 else { return center }
    // If one coordinate stops at its bound, the other one continues with its own equation.
    let right = clamped(x1 + (b * e - c * d) / determinant)
    let up = clamped(x2 - (e + b * (right - x1)) / c)
    return best(clamped(x1 - (d + b * (up - x2)) / a), up)
  }

  private func slopes(from center: Candidate, to other: Candidate, _ distance: Double) -> [Double] {
    zip(center.differences, other.differences).map { ($1 - $0) / distance }
  }

  private func clamped(_ x: Double) -> Double { min(max(x, 0), 1) }
}
