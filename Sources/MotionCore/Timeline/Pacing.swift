import Requirements

/// The pacing of progress within one pass of an animation.
package struct Pacing: Hashable, Sendable {
  /// The timing curve of time; nil for linear time.
  var curve: UnitBezier?
  /// The spring of travel 1 that moves progress, in real seconds of the pass. It may overshoot, and a pass
  /// that is shorter than the spring truncates it.
  var spring: SpringMotion?
  /// The length of a step in seconds of the pass; 0 for continuous time.
  var stepLength = 0.0

  private init(curve: UnitBezier?, spring: SpringMotion?) {
    self.curve = curve
    self.spring = spring
  }

  /// Progress in proportion to time.
  package static let linear = Pacing(curve: nil, spring: nil)

  /// Returns a pacing in steps, which rounds time down to a multiple of a length in seconds of the pass.
  ///
  /// A step begins a ten-thousandth of its length early, so that rounding in clocks doesn't delay it.
  ///
  /// - Precondition: The length is above 0.
  package static func steps(of length: Double) -> Pacing {
    require(length > 0, "a step must be longer than 0 s, not \(length) s")
    var pacing = linear
    pacing.stepLength = length
    return pacing
  }

  /// Returns the pacing of a timing curve.
  package static func curve(_ curve: UnitBezier) -> Pacing {
    Pacing(curve: curve.isLinear ? nil : curve, spring: nil)
  }

  /// Returns the pacing of a spring that moves progress from 0 to 1.
  ///
  /// - Parameters:
  ///   - velocity: The initial velocity in travels per second, positive toward 1.
  ///   - curve: The timing curve of the spring's time.
  package static func spring(_ spring: Spring, velocity: Double, along curve: UnitBezier? = nil) -> Pacing {
    Pacing(curve: curve, spring: spring.motion(from: 1, velocity: -velocity))
  }
}
