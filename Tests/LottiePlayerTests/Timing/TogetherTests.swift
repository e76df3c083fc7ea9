import Testing

@testable import LottiePlayer

/// Rules L2, L3 and L5: properties that are combined or sampled.
@Suite struct TogetherTests {
  private let sampler = PropertySampler(0...60)

  private func ramp(_ times: [Double], _ easing: KeyframeEasing = .linear) -> Animated<Double> {
    Animated(keyframes: times.map { PropertyKeyframe(time: $0, value: 10 * $0, easing: easing) })
  }

  private func sum(_ one: Animated<Double>, _ other: Animated<Double>) -> Animated<Double> {
    sampler.together([PropertyTiming(one), PropertyTiming(other)]) { one.value(at: $0) + other.value(at: $0) }
  }

  @Test func `properties with the same times keep their keyframes`() {
    #expect(sum(ramp([0, 10, 30]), ramp([0, 10, 30])).keyframes.map(\.value) == [0, 200, 600])
    #expect(sum(ramp([0, 10]), Animated(1)).keyframes.map(\.value) == [1, 101])
    #expect(sum(Animated(1), Animated(2)) == Animated(3))
  }

  @Test func `properties with different times or easings are sampled at tenths of frames, which hold`() {
    for other in [ramp([0, 20]), ramp([0, 10], .hold)] {
      let result = sum(ramp([0, 10]), other)
      #expect(result.onlyHolds)
      #expect(
        zip(result.keyframes.dropLast(), result.keyframes.dropFirst()).allSatisfy {
          $1.time - $0.time > 0.099
        })
      for frame in [0, 0.5, 3, 7.2, 10] {
        #expect(
          abs(result.value(at: frame + 0.01) - (ramp([0, 10]).value(at: frame) + other.value(at: frame)))
            < 1e-9)
      }
    }
  }

  @Test func `under a spatial curve, combined positions go straight unless they are sampled`() throws {
    let curved = Animated(keyframes: [
      PropertyKeyframe(
        time: 0, value: Vector(x: 0, y: 0),
        tangents: SpatialTangents(outTangent: SIMD2(0, 40), inTangent: SIMD2(0, 40))),
      PropertyKeyframe(time: 20, value: Vector(x: 40, y: 0)),
    ])
    func middle(_ size: Animated<Vector>) -> Double {
      sampler.together([PropertyTiming(curved), PropertyTiming(size)]) { curved.value(at: $0) }
        .value(at: 10).y
    }
    let growing = [0.0, 20].map { PropertyKeyframe(time: $0, value: Vector(x: $0, y: $0)) }
    #expect(middle(Animated(keyframes: growing)) == 0 && middle(Animated(.zero)) == 0)
    #expect(
      abs(
        middle(Animated(keyframes: growing.map { PropertyKeyframe(time: $0.time * 2, value: $0.value) })) - 30
      ) < 1)
  }

  /// L5.
  @Test func `under time remapping, values are sampled at whole frames and go straight in between`() {
    let root = CompositionTime(sampler, easing: .byFirstComponent)
    let time = root.time(
      remappedTo: Animated(keyframes: [
        PropertyKeyframe(time: 0, value: 0), PropertyKeyframe(time: 60, value: 6),
      ]), frameRate: 10)
    let jump = Animated(keyframes: [
      PropertyKeyframe(time: 0, value: 0.0, easing: .hold),
      PropertyKeyframe(time: 10, value: 8.0, easing: .hold),
    ])
    let sampled = time.global(jump)
    #expect(sampled.keyframes.allSatisfy { $0.time == $0.time.rounded() && $0.easing != .hold })
    #expect(sampled.value(at: 9) == 0 && sampled.value(at: 10) == 8 && sampled.value(at: 9.5) == 4)
    let last = Animated(keyframes: [
      PropertyKeyframe(time: 0, value: 0.0), PropertyKeyframe(time: 60, value: 60.0),
    ])
    #expect(abs(time.global(last).value(at: 60) - 59) < 1e-9, "the last frame is never sampled")
  }
}
