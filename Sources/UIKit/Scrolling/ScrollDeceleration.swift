import MotionCore

/// The motion of one coordinate of a scroll view's offset after a drag, in closed form.
///
/// Inside its range the offset decelerates exponentially. At the edge and beyond, a critically damped spring returns
/// it. Position and velocity are continuous.
struct ScrollDeceleration {
  /// The parameters of a deceleration.
  struct Rules {
    /// The offsets at which the content can rest.
    let range: ClosedRange<Double>
    let decay: Decay
    /// Whether the offset can exceed its range.
    let bounces: Bool
    /// The distance from the end, in points, at which the motion counts as finished.
    let tolerance: Double
  }

  /// The spring at the edges, which UIKit gives a response of 0.575 s.
  private static let edgeSpring = Spring(response: 0.575, dampingRatio: 1)
  /// The highest frequency of the motion to a custom target, in radians per second.
  private static let greatestFrequency = 100.0

  private enum Segment {
    case rest
    case decay(DecayMotion<Double>)
    case spring(SpringMotion)
  }

  private let first: Segment
  /// The time at which the second segment begins.
  private let edgeTime: Double
  private let second: Segment
  /// The final position.
  let end: Double
  /// The duration in seconds.
  let duration: Double

  /// Creates the motion from a position with a velocity to its natural end.
  init(from position: Double, velocity: Double, rules: Rules) {
    let edge = min(max(position, rules.range.lowerBound), rules.range.upperBound)
    let motion = rules.decay.motion(from: position, velocity: velocity)
    if edge != position {
      self.init(from: position, velocity: velocity, to: edge, spring: Self.edgeSpring, rules)
    } else if rules.range.contains(motion.restPoint) {
      self.init(motion, rules)
    } else {
      self.init(motion, over: velocity < 0 ? rules.range.lowerBound : rules.range.upperBound, rules)
    }
  }

  /// Creates the motion from a position with a velocity to a custom target.
  ///
  /// The motion is a spring that doesn't overshoot. It's as slow as the spring at the edges unless the velocity
  /// requires a faster one.
  init(from position: Double, velocity: Double, to target: Double, rules: Rules) {
    let distance = target - position
    let needed = distance != 0 ? velocity / distance : 0
    let frequency = min(max(Self.edgeSpring.naturalFrequency, needed), Self.greatestFrequency)
    let spring = Spring(response: 2 * .pi / frequency, dampingRatio: 1)
    self.init(from: position, velocity: velocity, to: target, spring: spring, rules)
  }

  /// Decelerates within the range.
  private init(_ motion: DecayMotion<Double>, _ rules: Rules) {
    end = motion.restPoint
    let reach = motion.decay.reach
    let speed = reach > 0 ? rules.tolerance / reach : .infinity
    duration = motion.decay.stoppingTime(from: motion.startVelocity, speed: speed)
    (first, edgeTime, second) = (.decay(motion), duration, .rest)
  }

  /// Decelerates to an edge and, if allowed, bounces there.
  private init(_ motion: DecayMotion<Double>, over edge: Double, _ rules: Rules) {
    edgeTime = motion.decay.time(forTravel: edge - motion.start, from: motion.startVelocity)
    first = .decay(motion)
    end = edge
    guard rules.bounces else {
      (second, duration) = (.rest, edgeTime)
      return
    }
    let spring = Self.edgeSpring.motion(from: 0, velocity: motion.velocity(at: edgeTime))
    second = .spring(spring)
    duration = edgeTime + Self.restTime(of: spring, rules)
  }

  private init(from position: Double, velocity: Double, to target: Double, spring: Spring, _ rules: Rules) {
    let motion = spring.motion(from: position - target, velocity: velocity)
    (first, edgeTime, second) = (.rest, 0, .spring(motion))
    end = target
    duration = Self.restTime(of: motion, rules)
  }

  private static func restTime(of motion: SpringMotion, _ rules: Rules) -> Double {
    let limit = Double.greatestFiniteMagnitude
    let frequency = edgeSpring.naturalFrequency
    return motion.restTime(
      within: RestThresholds(
        displacement: rules.tolerance, speed: rules.tolerance * frequency, acceleration: limit))
  }

  /// Returns the position and the velocity after a number of seconds.
  func state(at time: Double) -> (position: Double, velocity: Double) {
    guard time < duration else { return (end, 0) }
    let (tracking, time) = time < edgeTime ? (first, time) : (second, time - edgeTime)
    switch tracking {
    case .rest: return (end, 0)
    case .decay(let motion):
      let (position, velocity) = motion.state(at: time)
      return (position, velocity)
    case .spring(let motion):
      let (displacement, velocity) = motion.state(at: time)
      return (end + displacement, velocity)
    }
  }
}
