public import MotionCore
public import QuartzCore

/// A curve as tween libraries write it: the value at time *t* of a motion from *b* to *c* that takes *d*.
///
/// Times and values are in whatever unit the caller has; *c* is the end itself, not the way to it.
public typealias ValuesFunction = (_ t: Double, _ b: Double, _ c: Double, _ d: Double) -> Double

extension Easing {
  /// Creates an easing from a values function, asked for a motion from 0 to 1 that takes 1.
  public init(_ function: @escaping @Sendable (Double, Double, Double, Double) -> Double) {
    self = .custom { function($0, 0, 1, 1) }
  }

  /// The easing as a values function.
  public var valuesFunction: ValuesFunction {
    { t, b, c, d in b.interpolated(to: c, at: value(at: t / d)) }
  }
}

extension CAMediaTimingFunction {
  /// The function as a values function.
  public var valuesFunction: ValuesFunction { easing.valuesFunction }
}
