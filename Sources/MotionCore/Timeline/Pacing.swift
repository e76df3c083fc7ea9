/// How progress runs within one pass of an animation.
package enum Pacing: Hashable, Sendable {
  /// In proportion to time.
  case linear
  /// Along a timing curve.
  case curve(UnitBezier)
  /// As a spring of travel 1, in real seconds of the pass: it may overshoot, and a pass that is shorter than
  /// the spring cuts it off.
  case spring(SpringMotion)
  /// As a spring whose time runs along a timing curve.
  case curvedSpring(UnitBezier, SpringMotion)

  /// A spring that moves progress from 0 to 1.
  ///
  /// - Parameter velocity: Its initial velocity in travels per second, positive toward 1.
  package static func spring(_ spring: Spring, velocity: Double, along curve: UnitBezier? = nil) -> Pacing {
    let motion = spring.motion(from: 1, velocity: -velocity)
    return curve.map { .curvedSpring($0, motion) } ?? .spring(motion)
  }

  /// Returns the progress shown when `time` seconds, `fraction` of a pass of `duration` seconds, are over.
  func progress(at fraction: Double, time: Double, duration: Double) -> Double {
    switch self {
    case .linear: fraction
    case .curve(let curve): curve.value(at: fraction)
    case .spring(let motion): motion.progress(at: time)
    case .curvedSpring(let curve, let motion):
      motion.progress(at: duration.isFinite ? curve.value(at: fraction) * duration : time)
    }
  }
}

extension SpringMotion {
  /// The part of the way that is done; all of it at a time so late that swings can't be told apart.
  fileprivate func progress(at time: Double) -> Double {
    let displacement = displacement(at: time)
    return displacement.isFinite ? 1 - displacement : 1
  }
}
