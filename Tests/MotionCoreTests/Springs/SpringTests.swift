import TestSupport
import Testing

@testable import MotionCore

@Suite struct SpringTests {
  /// One spring in each damping regime. None has mass 1, at which a misplaced mass factor would go unnoticed.
  static let springs = [
    Spring(mass: 2, stiffness: 120, damping: 8),  // underdamped
    Spring(mass: 2, stiffness: 200, damping: 40),  // critically damped: c² = 4·k·m, exactly
    Spring(mass: 2, stiffness: 50, damping: 60),  // overdamped
  ]

  @Test func `duration and bounce describe the spring that they create`() {
    let spring = Spring(perceptualDuration: 0.8, bounce: 0.3)
    #expect(abs(spring.perceptualDuration - 0.8) < 1e-12)
    #expect(abs(spring.bounce - 0.3) < 1e-12)
    #expect(abs(Spring(perceptualDuration: 1, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }

  /// S62, SPR-PD-1, SPR-PD-2, SPR-PD-3, SPR-PD-4, S70.
  @Test func `perceptual durations and bounces equal Core Animation's`() {
    #expect(Spring() == Spring(mass: 1, stiffness: 100, damping: 10))
    #expect(abs(Spring().perceptualDuration - 0.6283185307179586) < 1e-12)
    #expect(Spring().bounce == 0.5)
    let half = Spring(perceptualDuration: 1, bounce: 0.5)
    #expect(isClose([half.stiffness, half.damping], [39.478418, 6.283185], within: 1e-6))
    let creeping = Spring(perceptualDuration: 1, bounce: -0.5)
    #expect(creeping.mass == 1)
    #expect(isClose(creeping.stiffness, 4 * .pi * .pi, within: 1e-12))
    #expect(isClose(creeping.damping, 8 * .pi, within: 1e-12))
    #expect(Spring(perceptualDuration: 1, bounce: -1).damping == .infinity)
    #expect(Spring(damping: 40).bounce == -0.5)
  }

  @Test func `response and damping ratio describe the spring that they create`() {
    let spring = Spring(response: 0.55, dampingRatio: 0.825)
    #expect(isClose(spring.perceptualDuration, 0.55, within: 1e-15))
    #expect(isClose(spring.dampingRatio, 0.825, within: 1e-15))
    #expect(Spring(response: 1, dampingRatio: .infinity).damping == .infinity)
  }

  @Test func `derived values are correct even if products overflow`() {
    let heavy = Spring(mass: 1e200, stiffness: 1e200, damping: 4e200)
    #expect(heavy.dampingRatio == 2 && heavy.naturalFrequency == 1)
    #expect(heavy.withoutOverdamping.damping == 2e200)
    let light = Spring(mass: 1e-200, stiffness: 1e-200, damping: 1e-200)
    #expect(isClose(light.dampingRatio, 0.5, within: 1e-15))
    #expect(isClose(Spring(mass: 1e300, stiffness: 1e-300).naturalFrequency / 1e-300, 1, within: 1e-12))
  }

  @Test func `invalid constants trap`() async {
    await #expect(processExitsWith: .failure) { _ = Spring(mass: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(damping: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring(mass: .infinity) }
    await #expect(processExitsWith: .failure) { _ = Spring(stiffness: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring(damping: -1) }
    await #expect(processExitsWith: .failure) { _ = Spring(perceptualDuration: 0, bounce: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(perceptualDuration: .nan, bounce: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring(perceptualDuration: 1, bounce: 1.1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: -1, dampingRatio: 1) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 1, dampingRatio: .nan) }
    await #expect(processExitsWith: .failure) { _ = Spring(response: 1e-200, dampingRatio: 1) }
  }
}
