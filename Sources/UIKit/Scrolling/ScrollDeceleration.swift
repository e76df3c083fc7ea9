import MotionCore

/// How one coordinate of a scroll view's offset goes on when the fingers have left: a closed form.
///
/// Within its range it slows down by itself; from the edge on, and beyond it, a critically damped spring brings it
/// back. Place and velocity are continuous.
struct ScrollDeceleration {
  /// What of the range's two ends, the pixels and the motion decides how it goes on.
  struct Rules {
    /// Where the offset may rest.
    let range: ClosedRange<Double>
    let decay: Decay
    /// Whether it may go beyond its range.
    let bounces: Bool
    /// How near to its end a motion is over, in points.
    let tolerance: Double
  }

  /// The spring at the edges: `reference/ground-truth.md` 2.2 has its response of 0.575 s.
  private static let edgeSpring = Spring(response: 0.575, dampingRatio: 1)
  /// The greatest frequency with which an offset goes to a position of somebody's choice, in radians per second.
  private static let greatestFrequency = 100.0

  private enum Segment {
    case rest
    case decay(DecayMotion<Double>)
    case spring(SpringMotion)
  }

  private let first: Segment
  /// When the second tracking begins.
  private let edgeTime: Double
  private let second: Segment
  /// Where the offset comes to rest.
  let end: Double
  /// How long that takes, in seconds.
  let duration: Double

  /// Creates the motion that goes on from a position with a velocity to where it leads by itself.
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

  /// Creates the motion that goes on from a position with a velocity to a target of somebody's choice.
  ///
  /// A spring that doesn't overshoot: as slow as those at the edges, faster where the velocity would carry it beyond.
  init(from position: Double, velocity: Double, to target: Double, rules: Rules) {
    let distance = target - position
    let needed = distance != 0 ? velocity / distance : 0
    let frequency = min(max(Self.edgeSpring.naturalFrequency, needed), Self.greatestFrequency)
    let spring = Spring(response: 2 * .pi / frequency, dampingRatio: 1)
    self.init(from: position, velocity: velocity, to: target, spring: spring, rules)
  }

  /// Slows down and stays within the range.
  private init(_ motion: DecayMotion<Double>, _ rules: Rules) {
    end = motion.restPoint
    let reach = motion.decay.reach
    let speed = reach > 0 ? rules.tolerance / reach : .infinity
    duration = motion.decay.stoppingTime(from: motion.startVelocity, speed: speed)
    (first, edgeTime, second) = (.decay(motion), duration, .rest)
  }

  /// Slows down until an edge, and goes over it where that may be.
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

  /// Returns position and velocity after some seconds.
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
