import AnimationConversion
import MotionCore
import TestSupport
import Testing

/// Easings as values functions (S102, S103).
@Suite struct ValuesFunctionTests {
  /// The values at a quarter, a half and three quarters.
  @Test(arguments: [
    (Easing.pennerElastic(.in), [-0.005524, -0.015625, 0.088388]),
    (.pennerElastic(.out), [0.911612, 1.015625, 1.005524]),
    (.pennerElastic(.inOut), [0.011969, 0.5, 0.988031]),
    (.pennerBounce(.out), [0.472656, 0.765625, 0.972656]),
    (.pennerBounce(.in), [0.027344, 0.234375, 0.527344]),
    (.pennerBounce(.inOut), [0.117188, 0.5, 0.882812]),
    (.gravity, [0.311875, 1, 1]),
  ]) func `S102: elastic, bounce and gravity have their values`(_ easing: Easing, _ values: [Double]) {
    let function = easing.valuesFunction
    #expect(isClose([0.25, 0.5, 0.75].map(easing.value(at:)), values, within: 1e-6))
    #expect(
      isClose([0.5, 1, 1.5].map { function($0, 10, 20, 2) }, values.map { 10 + 10 * $0 }, within: 1e-5))
    #expect([function(0, 3, 7, 2), function(2, 3, 7, 2)] == [3, 7])
  }

  @Test func `S103: gravity reaches 1 at 0.447661`() {
    let fall = Easing.gravity.valuesFunction
    #expect(fall(0.44766, 0, 1, 1) < 1 && fall(0.447662, 0, 1, 1) == 1)
  }
}
