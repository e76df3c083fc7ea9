/// A function from progress to eased progress, in one of the forms that animations and style sheets use.
///
/// ```swift
/// let curve = TimingFunction.bezier(.easeIn)
/// curve.value(at: 0.5)                                           // 0.31536…
/// let staircase = try TimingFunction(css: "steps(4, jump-none)")
/// staircase.value(at: 0.5)                                       // 0.6666…
/// ```
public enum TimingFunction: Hashable, Sendable {
  /// A cubic Bézier.
  case bezier(UnitBezier)
  /// Steps of equal height.
  case steps(StepCurve)
  /// Straight lines from stop to stop.
  case linear(PiecewiseLinear)
  /// A formula or a closure.
  case easing(Easing)

  /// Returns a function that a closure computes; see ``Easing/custom(_:)``.
  public static func custom(_ value: @escaping @Sendable (Double) -> Double) -> TimingFunction {
    .easing(.custom(value))
  }
}

extension TimingFunction {
  /// Returns the eased progress at `x`, which is first clamped to 0…1, as in Core Animation; NaN for NaN.
  public func value(at x: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.value(at: x)
    case .steps(let curve): curve.value(at: x)
    case .linear(let curve): curve.value(at: x)
    case .easing(let easing): easing.value(at: x)
    }
  }

  /// Returns the eased progress at any `x`. Outside 0…1 functions are extended as in CSS, except for easings,
  /// which are constant there.
  public func extrapolatedValue(at x: Double) -> Double {
    switch self {
    case .bezier(let curve): curve.extrapolatedValue(at: x)
    case .steps(let curve): curve.extrapolatedValue(at: x)
    case .linear(let curve): curve.extrapolatedValue(at: x)
    case .easing(let easing): easing.value(at: x)
    }
  }

  /// The function as a closure.
  public var closure: @Sendable (Double) -> Double {
    { x in value(at: x) }
  }
}
