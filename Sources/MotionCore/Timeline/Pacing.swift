import Requirements

/// How progress runs within one pass of an animation.
package struct Pacing: Hashable, Sendable {
  /// The timing curve along which time runs; nil for a steady one.
  var curve: UnitBezier?
  /// The spring of travel 1 that moves progress, in real seconds of the pass: it may overshoot, and a pass that is
  /// shorter than the spring cuts it off.
  var spring: SpringMotion?
  /// For how many seconds of the pass time stands still at once; 0 where it runs.
  var stepLength = 0.0

  private init(curve: UnitBezier?, spring: SpringMotion?) {
    self.curve = curve
    self.spring = spring
  }

  /// In proportion to time.
  package static let linear = Pacing(curve: nil, spring: nil)

  /// In jumps: time is what it was at the last multiple of a length, in seconds of the pass.
  ///
  /// A jump comes a ten-thousandth of a step early, so that rounding in clocks doesn't keep it from its instant.
  ///
  /// - Precondition: The length is above 0.
  package static func steps(of length: Double) -> Pacing {
    require(length > 0, "a step can't take \(length) s")
    var pacing = linear
    pacing.stepLength = length
    return pacing
  }

  /// Along a timing curve.
  package static func curve(_ curve: UnitBezier) -> Pacing {
    Pacing(curve: curve.isLinear ? nil : curve, spring: nil)
  }

  /// A spring that moves progress from 0 to 1.
  ///
  /// - Parameters:
  ///   - velocity: Its initial velocity in travels per second, positive toward 1.
  ///   - curve: The timing curve along which the spring's time runs.
  package static func spring(_ spring: Spring, velocity: Double, along curve: UnitBezier? = nil) -> Pacing {
    Pacing(curve: curve, spring: spring.motion(from: 1, velocity: -velocity))
  }
}
