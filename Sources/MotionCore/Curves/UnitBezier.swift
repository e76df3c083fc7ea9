import Requirements

/// A cubic timing curve from (0, 0) to (1, 1) with two control points whose x are in 0…1.
///
/// As a function of x it is what CSS calls `cubic-bezier()` and Core Animation a timing function. The y of a
/// control point may have any value, so eased progress may overshoot.
public struct UnitBezier: Hashable, Sendable {
  /// The x coordinate of the first control point, 0…1.
  public let x1: Double
  /// The y coordinate of the first control point.
  public let y1: Double
  /// The x coordinate of the second control point, 0…1.
  public let x2: Double
  /// The y coordinate of the second control point.
  public let y2: Double
  /// y as a function of the parameter.
  let height: Cubic
  /// The parameter as a function of x.
  let inverse: MonotoneCubic

  /// Creates a curve from the coordinates of its control points.
  ///
  /// An x outside 0…1 is clamped, because the curve would not be a function of x. A y beyond ±10³⁰⁰ is
  /// clamped too, so that eased progress stays finite.
  ///
  /// - Precondition: No coordinate is NaN or infinite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    require(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "a timing curve's control points must be finite, not (\(x1), \(y1)), (\(x2), \(y2))")
    self.x1 = min(max(x1, 0), 1)
    self.y1 = min(max(y1, -1e300), 1e300)
    self.x2 = min(max(x2, 0), 1)
    self.y2 = min(max(y2, -1e300), 1e300)
    let isLinear = self.x1 == self.y1 && self.x2 == self.y2
    height = isLinear ? .straight : Cubic(self.y1, self.y2)
    inverse = isLinear ? .straight : MonotoneCubic(self.x1, self.x2)
  }
}

extension UnitBezier {
  /// Whether both have the same control points.
  public static func == (one: UnitBezier, other: UnitBezier) -> Bool {
    one.x1 == other.x1 && one.y1 == other.y1 && one.x2 == other.x2 && one.y2 == other.y2
  }

  /// Hashes the control points.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(x1)
    hasher.combine(y1)
    hasher.combine(x2)
    hasher.combine(y2)
  }
}

extension UnitBezier {
  /// Returns one of the four points that define the curve: 0 is (0, 0), 3 is (1, 1).
  ///
  /// - Precondition: `index` is in 0…3.
  public func controlPoint(at index: Int) -> (x: Double, y: Double) {
    switch index {
    case 0: (0, 0)
    case 1: (x1, y1)
    case 2: (x2, y2)
    case 3: (1, 1)
    default: failRequirement("a timing curve has control points 0…3, not \(index)")
    }
  }

  /// Whether eased progress equals progress: both control points are on the diagonal.
  public var isLinear: Bool { inverse.shape == .straight }
}

// MARK: - Evaluation

extension UnitBezier {
  /// Returns the eased progress at `x`, which is clamped to 0…1 first, as in Core Animation.
  ///
  /// The result is exactly 0 at 0 and 1 at 1, and NaN for NaN. Elsewhere the error is some 10⁻¹⁵ times the
  /// larger of 1 and the control points' distances, even near points where the curve is vertical, such as the
  /// middle of (1, 0, 0, 1).
  public func value(at x: Double) -> Double {
    guard x > 0 else { return x.isNaN ? x : 0 }
    guard x < 1 else { return 1 }
    return height.value(inverse.parameter(at: x))
  }

  /// Returns the eased progress at any `x`: outside 0…1 the curve is extended along its tangent, as in CSS.
  ///
  /// If a control point coincides with its end, the tangent points to the next control point that doesn't.
  /// Beyond a vertical tangent eased progress stays 0 or 1 (CSS Easing Functions Level 2, section 2.2.1).
  public func extrapolatedValue(at x: Double) -> Double {
    if x < 0 {
      let slope = startSlope
      return slope.isFinite ? slope * x : 0
    }
    if x > 1 {
      let slope = endSlope
      return slope.isFinite ? 1 + slope * (x - 1) : 1
    }
    return value(at: x)
  }

  /// Returns the eased progress at `x` as Core Animation's own solver computes it, which is approximate.
  ///
  /// It is Newton's method from t = x, which ends as soon as x(t) is within 10⁻⁵ of `x`. That reproduces
  /// published values of Apple's to their last digit, whereas ``value(at:)`` is exact.
  public func coreAnimationValue(at x: Double) -> Double {
    guard x > 0 else { return x.isNaN ? x : 0 }
    guard x < 1 else { return 1 }
    let cubic = Cubic(x1, x2)
    var t = x
    for _ in 0..<8 {
      let error = cubic.value(t) - x
      if abs(error) < 1e-5 { return Cubic(y1, y2).value(t) }
      let slope = cubic.slope(t)
      if abs(slope) < 1e-6 { break }
      t -= error / slope
    }
    return value(at: x)
  }
}
