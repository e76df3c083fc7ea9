import TestSupport
import Testing

@testable import MotionCore

/// Rows SPR-SETTLE and SPR-EPS, and S66.
@Suite struct SpringSettlingTests {
  struct Row {
    let spring: Spring
    var velocity = 0.0
    var threshold = 0.001
    let expected: Double
    let tolerance: Double
  }

  static func perceptual(_ response: Double, _ ratio: Double) -> Spring {
    Spring(
      stiffness: (2 * .pi / response) * (2 * .pi / response), damping: 4 * .pi * ratio / response)
  }

  static let rows: [Row] = [
    Row(spring: perceptual(0.5, 0.8), expected: 0.7714094006693448, tolerance: 1e-6),  // SPR-SETTLE-1
    Row(spring: perceptual(1.5, 0.3), expected: 5.71461784505134, tolerance: 1e-6),  // SPR-SETTLE-3
    Row(  // SPR-EPS-1
      spring: Spring(stiffness: 109.662271123, damping: 14.6607657168), threshold: 0.005,
      expected: 0.8159891974978289, tolerance: 1e-9),
    Row(  // SPR-EPS-2
      spring: Spring(stiffness: 157.913670417, damping: 15.0796447372), threshold: 0.005,
      expected: 0.7769325148649515, tolerance: 1e-9),
    Row(  // SPR-EPS-3
      spring: Spring(stiffness: 157.913670417, damping: 12.5663706144), velocity: 0.1, threshold: 0.005,
      expected: 0.9148578261552982, tolerance: 1e-9),
    Row(  // SPR-EPS-4
      spring: Spring(stiffness: 1, damping: 1), velocity: 0.1, threshold: 0.005,
      expected: 11.35608158495006, tolerance: 1e-12),
    Row(  // SPR-EPS-5
      spring: Spring(stiffness: 1, damping: 1), velocity: 0.1, threshold: 0.1,
      expected: 5.364617037842078, tolerance: 1e-12),
    // SPR-EPS-6, SPR-EPS-7, SPR-EPS-8, SPR-EPS-9 and SPR-EPS-10: critical damping, whose tenths are summed.
    Row(spring: critical, threshold: 0.01, expected: 1.0999999999999999, tolerance: 1e-12),
    Row(spring: critical, threshold: 0.02, expected: 0.9999999999999999, tolerance: 1e-12),
    Row(spring: critical, threshold: 0.03, expected: 0.8999999999999999, tolerance: 1e-12),
    Row(spring: critical, threshold: 0.04, expected: 0.7999999999999999, tolerance: 1e-12),
    Row(spring: critical, threshold: 0.05, expected: 0.7999999999999999, tolerance: 1e-12),
    Row(spring: Spring(), expected: 1.4727003346780927, tolerance: 1e-9),  // SPR-SETTLE-DEFAULT
    Row(spring: Spring(damping: 1), expected: 13.91321015404625, tolerance: 1e-9),  // SPR-SETTLE-C1
    Row(spring: Spring(damping: 20), expected: 1, tolerance: 1e-9),  // SPR-SETTLE-C20
    Row(spring: Spring(damping: 5), expected: 2.85, tolerance: 0.01),  // SPR-SETTLE-DOC5
    Row(spring: Spring(stiffness: 300, damping: 20), expected: 0.7442555275721707, tolerance: 1e-9),
    Row(spring: Spring(mass: 2, damping: 5), expected: 5.658348137358159, tolerance: 1e-9),
    Row(spring: Spring(), velocity: 5, expected: 1.3815510557964275, tolerance: 1e-9),
    Row(spring: Spring(), velocity: -5, expected: 1.5350814063145797, tolerance: 1e-9),
    Row(spring: Spring(stiffness: 400, damping: 40), expected: 0.5, tolerance: 1e-9),
    Row(spring: Spring(stiffness: 25, damping: 10), expected: 1.9, tolerance: 1e-9),
    Row(  // SPR-SETTLE-C100: evaluated as critical
      spring: Spring(damping: 100).withoutOverdamping, expected: 1, tolerance: 1e-9),
    Row(spring: Spring(damping: 30).withoutOverdamping, expected: 1, tolerance: 1e-9),
    Row(spring: Spring(damping: 40).withoutOverdamping, expected: 1, tolerance: 1e-9),  // SPR-PD-4
    Row(  // SPR-SETTLE-KEYBOARD
      spring: Spring.keyboard.withoutOverdamping, expected: 0.6, tolerance: 0.05),
    // The springs of the login screen (D12, D16, D17), and other springs.
    Row(spring: Spring(damping: 7.5), expected: 1.932654, tolerance: 1e-6),
    Row(
      spring: Spring(mass: 10, stiffness: 1500, damping: 50), velocity: 100, expected: 3.647819,
      tolerance: 1e-6),
    Row(spring: Spring(stiffness: 200, damping: 7), expected: 2.038639, tolerance: 1e-6),
    Row(spring: Spring(damping: 5), velocity: -10, expected: 3.094697, tolerance: 1e-6),
    Row(spring: Spring(damping: 15), expected: 1.022094, tolerance: 1e-6),
    Row(spring: Spring(perceptualDuration: 1, bounce: 0.5), expected: 2.34387537957, tolerance: 1e-9),
    Row(spring: Spring(perceptualDuration: 1, bounce: -0.5), expected: 2.6, tolerance: 0.2),  // SPR-PD-2
    Row(spring: Spring(perceptualDuration: 1, bounce: -1), expected: 0, tolerance: 0),  // SPR-PD-3
  ]

  static let critical = Spring(stiffness: 39.4784176044, damping: 12.5663706144)

  @Test(arguments: rows)
  func `settling durations equal Core Animation's`(_ row: Row) {
    let settling = row.spring.settlingDuration(velocity: row.velocity, threshold: row.threshold)
    #expect(isClose(settling, row.expected, within: row.tolerance), "\(row)")
  }

  /// SPR-PD-4.
  @Test func `an overdamped spring takes longer than a critically damped one`() {
    let spring = Spring(damping: 40)
    #expect(spring.settlingDuration() > spring.withoutOverdamping.settlingDuration())
  }

  @Test func `without damping a spring never settles`() {
    #expect(Spring(damping: 0).settlingDuration() == .infinity)
  }

  @Test func `a very slow spring gets a settling duration in bounded time`() {
    let slow = Spring(stiffness: 1e-16, damping: 2e-8)
    let settling = slow.settlingDuration()
    #expect(settling > 9e8 && settling < 1e9)
  }

  @Test func `a threshold outside the unit interval traps`() async {
    await #expect(processExitsWith: .failure) { _ = Spring().settlingDuration(threshold: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring().settlingDuration(threshold: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring().settlingDuration(velocity: .nan) }
  }
}
