import Requirements

/// A formula that maps progress to eased progress.
///
/// A formula is a ``Family``, such as a third power, and a ``Direction``: the family's curve unchanged,
/// reversed, or one half of each. Easings aren't the Béziers of the same names (see ``UnitBezier``), which
/// only approximate them. The eased progress of `back` and `elastic` leaves 0…1.
///
/// ```swift
/// Easing.easeOutBounce.value(at: 0.5)                            // 0.71875
/// Easing(.pennerBack(overshoot: 1.70158), .out).value(at: 0.5)   // 1.0876975
/// Easing.custom { $0 * $0 * $0 }.value(at: 0.5)                  // 0.125
/// ```
public struct Easing: Hashable, Sendable {
  private let kind: Kind

  private enum Kind: Hashable {
    case formula(Family, Direction)
    case curve(CustomCurve)
  }

  /// The direction in which a family's curve is used.
  public enum Direction: Hashable, Sendable, CaseIterable {
    /// The curve unchanged: f(p).
    case `in`
    /// The curve rotated by half a turn: 1 − f(1 − p).
    case out
    /// Both halves: f(2p)/2 up to ½, 1 − f(2 − 2p)/2 from there.
    case inOut
  }

  /// Creates an easing from a family and a direction.
  ///
  /// - Precondition: The family's parameters are finite, a period is above 0 and gravity is 2 or more.
  public init(_ family: Family, _ direction: Direction) {
    require(
      family.isValid,
      "an easing's parameters must be finite, its period above 0 and its gravity 2 or more, not \(family)")
    kind = .formula(family, direction)
  }

  /// Creates an easing from a custom curve.
  public init(_ curve: CustomCurve) { kind = .curve(curve) }

  /// Returns an easing that a closure computes.
  ///
  /// The closure is called with progress in 0…1, on any thread, and determines the ends too.
  public static func custom(_ value: @escaping @Sendable (Double) -> Double) -> Easing {
    Easing(CustomCurve(value))
  }

  /// Creates an easing from a Bézier.
  public init(_ curve: UnitBezier) { self = .custom { curve.value(at: $0) } }

  /// Creates an easing from a timing function.
  public init(_ function: TimingFunction) {
    if case .easing(let easing) = function { self = easing } else { self = .custom(function.closure) }
  }
}

// MARK: - Evaluation

extension Easing {
  /// Returns the eased progress at `p`, which is clamped to 0…1 first.
  ///
  /// Formulas give exactly 0 at 0 and 1 at 1. NaN for NaN.
  public func value(at p: Double) -> Double {
    switch kind {
    case .curve(let curve): curve.value(at: p)
    case .formula(let family, let direction): Self.value(of: family, direction, at: p)
    }
  }

  private static func value(of family: Family, _ direction: Direction, at p: Double) -> Double {
    guard p > 0 else { return p.isNaN ? p : 0 }
    guard p < 1 else { return 1 }
    return switch direction {
    case .in: family.value(p)
    case .out: 1 - family.value(1 - p)
    case .inOut: p < 0.5 ? family.value(2 * p) / 2 : 1 - family.value(2 - 2 * p) / 2
    }
  }

  /// Returns the derivative of eased progress at `p`; 0 below 0 and above 1.
  ///
  /// At a corner, such as those of a bounce, it is the slope of one of the sides. Infinite where the curve is
  /// vertical; nil for an easing of a closure, whose slope isn't known.
  public func slope(at p: Double) -> Double? {
    guard case .formula(let family, let direction) = kind else { return nil }
    guard p >= 0 && p <= 1 else { return p.isNaN ? p : 0 }
    return switch direction {
    case .in: family.slope(p)
    case .out: family.slope(1 - p)
    case .inOut: family.slope(p < 0.5 ? 2 * p : 2 - 2 * p)
    }
  }

  /// The easing as a closure.
  public var closure: @Sendable (Double) -> Double {
    { p in value(at: p) }
  }
}
