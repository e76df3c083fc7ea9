/// A cubic timing curve from (0, 0) to (1, 1) with two control points whose x lie in 0…1.
///
/// Read as a function of x it is what CSS calls `cubic-bezier()` and Core Animation a timing function. The
/// y of a control point may lie anywhere, so eased progress may overshoot.
public struct UnitBezier: Hashable, Sendable {
  /// The horizontal place of the first control point, 0…1.
  public let x1: Double
  /// The vertical place of the first control point.
  public let y1: Double
  /// The horizontal place of the second control point, 0…1.
  public let x2: Double
  /// The vertical place of the second control point.
  public let y2: Double

  /// Creates a curve; an x outside 0…1 moves to the nearer end, since the curve would not be a function of x.
  ///
  /// - Precondition: No coordinate is NaN or infinite.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite,
      "a timing curve's control points must be finite, not (\(x1), \(y1)), (\(x2), \(y2))")
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }
}

// MARK: - The curves of Core Animation

extension UnitBezier {
  /// Equal progress in equal time.
  public static let linear = UnitBezier(0, 0, 1, 1)
  /// Starts slowly and arrives at full speed.
  public static let easeIn = UnitBezier(0.42, 0, 1, 1)
  /// Starts at full speed and arrives slowly.
  public static let easeOut = UnitBezier(0, 0, 0.58, 1)
  /// Starts and arrives slowly.
  public static let easeInEaseOut = UnitBezier(0.42, 0, 0.58, 1)
  /// The curve of animations that a property change starts; CSS calls it `ease`.
  public static let standard = UnitBezier(0.25, 0.1, 0.25, 1)
}

// MARK: - Evaluation

extension UnitBezier {
  /// Whether eased progress is progress itself: both control points lie on the diagonal.
  public var isLinear: Bool { x1 == y1 && x2 == y2 }

  /// Returns the eased progress at `x`, which is brought into 0…1 first, as Core Animation does.
  ///
  /// Exactly 0 at 0 and 1 at 1; NaN for NaN. Elsewhere the error is below 10⁻¹² where the curve isn't
  /// vertical; where it is, as in the middle of (1, 0, 0, 1), below 10⁻⁵.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return x.isNaN ? x : 0 }
    guard x < 1 else { return 1 }
    if isLinear { return x }
    return Cubic(y1, y2).value(parameter(at: x))
  }

  /// Returns the eased progress at `x` as Core Animation's own solver gives it: near, but not exact.
  ///
  /// Newton's method from t = x, ended as soon as x(t) lies within 10⁻⁵ of `x`: that reproduces Apple's published
  /// values to their last digit (rows TF-easeIn-0.75, TF-custom-0.75), where ``value(at:)`` is exact.
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

  /// The curve's parameter, 0…1, at an `x` strictly between the ends.
  ///
  /// Halley's method from t = x, kept inside a bracket that every step narrows: ordinary curves take two or
  /// three steps, and where the derivative vanishes bisection takes over.
  func parameter(at x: Double) -> Double {
    let cubic = Cubic(x1, x2)
    var (low, high) = (0.0, 1.0)
    var t = x
    for _ in 0..<64 {
      let error = cubic.value(t) - x
      if error == 0 { return t }
      if error < 0 { low = t } else { high = t }
      let slope = cubic.slope(t)
      let step = 2 * error * slope / (2 * slope * slope - error * cubic.bend(t))
      let next = t - step
      // What remains after a step is about its cube, divided by the slope: nothing, where the step was so short.
      if abs(step) <= 1e-5 * min(slope * slope, 1) + 1e-14 { return min(max(next, 0), 1) }
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }

  /// One coordinate of the curve as a polynomial in its parameter: c·t + b·t² + a·t³.
  struct Cubic {
    let a: Double
    let b: Double
    let c: Double

    init(_ first: Double, _ second: Double) {
      c = 3 * first
      b = 3 * (second - first) - c
      a = 1 - c - b
    }

    func value(_ t: Double) -> Double { ((a * t + b) * t + c) * t }
    func slope(_ t: Double) -> Double { (3 * a * t + 2 * b) * t + c }
    func bend(_ t: Double) -> Double { 6 * a * t + 2 * b }
  }
}
