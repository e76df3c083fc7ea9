import TestSupport

@testable import MotionCore

/// A random spring with a random start.
struct RandomSpring {
  let spring: Spring
  let start: Double
  let velocity: Double

  /// Creates a spring with a mass other than 1 and any damping ratio from 0 to 20, every third one very close
  /// to critical damping.
  init(using random: inout SeededGenerator) {
    let mass = random.logarithmic(in: 1e-3...1e3)
    let stiffness = random.logarithmic(in: 1e-2...1e4)
    let ratio: Double =
      switch Int.random(in: 0..<9, using: &random) {
      case 0: 0
      case 1: 1
      case 2: 1 + random.logarithmic(in: 1e-16...1e-2)
      case 3: 1 - random.logarithmic(in: 1e-16...1e-2)
      case 4: random.logarithmic(in: 1...20)
      default: random.double(in: 0.01...1.5)
      }
    spring = Spring(
      mass: mass, stiffness: stiffness, damping: ratio * 2 * (mass * stiffness).squareRoot())
    start = random.double(in: -2...2)
    velocity = random.double(in: -2...2) * spring.naturalFrequency
  }

  var motion: SpringMotion { spring.motion(from: start, velocity: velocity) }

  /// The unit of its time, 1/ω₀.
  var period: Double { 1 / spring.naturalFrequency }

  /// The magnitude of displacements and velocities: |x| and |v|/ω₀ together.
  var amplitude: Double { abs(start) + abs(velocity) * period }
}
