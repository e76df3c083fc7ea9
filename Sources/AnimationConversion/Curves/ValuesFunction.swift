import AnimationVocabulary
public import MotionCore
public import QuartzCore

/// An easing in the form that tween libraries use: returns the value at time *t* of a motion from *b* to *c* with duration *d*.
///
/// Times and values have any unit. *c* is the end value itself, not the distance to it.
public typealias ValuesFunction = (_ t: Double, _ b: Double, _ c: Double, _ d: Double) -> Double

extension Easing {
  /// Creates an easing from a values function, which is called for a motion from 0 to 1 with duration 1.
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
