/// How progress runs within one pass of an animation.
package struct Pacing: Hashable, Sendable {
  /// The timing curve along which time runs; nil for a steady one.
  var curve: UnitBezier?
  /// The spring of travel 1 that moves progress, in real seconds of the pass: it may overshoot, and a pass that is
  /// shorter than the spring cuts it off.
  var spring: SpringMotion?

  private init(curve: UnitBezier?, spring: SpringMotion?) {
    self.curve = curve
    self.spring = spring
  }

  /// In proportion to time.
  package static let linear = Pacing(curve: nil, spring: nil)

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
