import TestSupport
import Testing

@testable import MotionCore

@Suite struct SpringSwiftUITests {
  /// SWUI-VALUE-002 to 210.
  @Test(arguments: SwiftUISpringRows.all.indices)
  func `values equal SwiftUI's`(_ index: Int) {
    let (spring, values) = SwiftUISpringRows.all[index]
    for row in values {
      let motion = spring.motion(from: 1, velocity: -row.velocity)
      #expect(isClose(1 - motion.displacement(at: row.time), row.value, within: 1e-8), "row \(row.id)")
    }
  }

  /// SWUI-KC, SWUI-DOC-1, SWUI-DOC-2.
  @Test func `reported stiffness and damping equal SwiftUI's`() {
    let rows: [(spring: Spring, stiffness: Double, damping: Double)] = [
      (.smooth, 157.91367, 25.132741),
      (.snappy, 157.91367, 21.36283),
      (.bouncy, 157.91367, 17.592919),
      (.smooth(extraBounce: 0.2), 157.91367, 20.106193),
      (.snappy(extraBounce: 0.1), 157.91367, 18.849556),
      (.bouncy(extraBounce: 0.2), 157.91367, 12.566371),
      (.bouncy(extraBounce: -0.5), 335.56655, 31.415927),
    ]
    for row in rows {
      #expect(row.spring.mass == 1)
      #expect(isClose(row.spring.stiffnessReportedBySwiftUI, row.stiffness, within: 1e-5), "\(row)")
      #expect(isClose(row.spring.damping, row.damping, within: 1e-5), "\(row)")
    }
    #expect(isClose(Spring.bouncy.stiffness, 157.9, within: 0.05))
    #expect(isClose(Spring.bouncy.damping, 17.6, within: 0.05))
    #expect(isClose(Spring().perceptualDuration, 0.63, within: 0.005))
  }

  @Test func `each preset has SwiftUI's defaults`() {
    #expect(isClose(Spring.spring.perceptualDuration, 0.5, within: 1e-15))
    #expect(isClose(Spring.spring.dampingRatio, 0.825, within: 1e-15))
    #expect(isClose(Spring.interactiveSpring.perceptualDuration, 0.15, within: 1e-15))
    #expect(isClose(Spring.interactiveSpring.dampingRatio, 0.86, within: 1e-15))
    #expect(
      Spring.interpolatingSpring(mass: 2, stiffness: 170, damping: 15)
        == Spring(mass: 2, stiffness: 170, damping: 15))
    #expect(Spring.keyboard == Spring(mass: 3, stiffness: 1000, damping: 500))  // SPR-KEYBOARD
    #expect(isClose(Spring.keyboard.dampingRatio, 4.56, within: 0.005))
    #expect(isClose(Spring.scrollBounce.dampingRatio, 1, within: 1e-15))
  }

  @Test func `springs are found by name in any case`() {
    #expect(Spring.named("snappy") == .snappy)
    #expect(Spring.named("interactivespring") == .interactiveSpring)
    #expect(Spring.named("INTERACTIVE") == .interactive)
    #expect(Spring.named("bogus") == nil && Spring.named("") == nil && Spring.named("smoot") == nil)
    #expect(Spring.named("smooth\0") == nil && Spring.named("smöoth") == nil)
  }

  @Test func `the settling duration by SwiftUI's rule decreases with the threshold`() {
    #expect(isClose(Spring().swiftUISettlingDuration(), 1.73990295, within: 1e-8))  // ln(1000·(5 + 1))/5
    #expect(isClose(Spring.smooth.swiftUISettlingDuration(), 0.8, within: 1e-12))
    #expect(Spring.bouncy.swiftUISettlingDuration(threshold: 0.01) < Spring.bouncy.swiftUISettlingDuration())
    #expect(Spring(damping: 0).swiftUISettlingDuration() == .infinity)
    #expect(Spring(damping: .infinity).swiftUISettlingDuration() == 0.1)
  }

  @Test func `arguments outside their ranges trap`() async {
    await #expect(processExitsWith: .failure) { _ = Spring.bouncy(extraBounce: 0.8) }
    await #expect(processExitsWith: .failure) { _ = Spring.smooth(duration: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring().swiftUISettlingDuration(threshold: 0) }
    await #expect(processExitsWith: .failure) { _ = Spring().swiftUISettlingDuration(distance: .infinity) }
  }
}
