import TestSupport
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

  /// A property with one to three keyframes at tenths of frames, some of them before the first frame.
  private func property(_ random: inout SeededGenerator) -> Animated<Double> {
    let times = (0..<Int.random(in: 1...3, using: &random)).map { _ in
      Double(Int.random(in: -300...800, using: &random)) / 10
    }
    return Animated(
      keyframes: times.sorted().map {
        PropertyKeyframe(
          time: $0, value: Double(Int.random(in: 0...3, using: &random)),
          easing: random.element(of: [.linear, .hold]))
      })
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `samples that are deferred are those computed at once`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (one, other) = (property(&random), property(&random))
    let (timings, isSampled) = ([PropertyTiming(one), PropertyTiming(other)], Bool.random(using: &random))
    func sum(_ moment: PropertyMoment) -> Double { one.value(at: moment) - 3 * other.value(at: moment) }
    let property = sampler.together(timings, isSampled: isSampled, sum)
    let deferred = PropertySampler(0...60, defersSamples: true)
      .deferredTogether(timings, isSampled: isSampled, sum)
    #expect(deferred.first == property.first)
    if deferred.computed == nil {
      let changes = property.keyframes.dropFirst().map(\.time)
      #expect(deferred.start <= property.keyframes[0].time && changes.allSatisfy { $0 > deferred.start })
    }
    #expect(deferred.property == property)
    #expect(sampler.deferredTogether(timings, isSampled: isSampled, sum).computed == property)
  }

  @Test func `samples of a very long film begin before the jump that is rounded most`() {
    let frames = 0...1e7
    let (one, other) = (ramp([1e6, 1e6 + 10]), ramp([1e6, 1e6 + 20]))
    let deferred = PropertySampler(frames, defersSamples: true)
      .deferredTogether([PropertyTiming(one), PropertyTiming(other)]) {
        one.value(at: $0) + other.value(at: $0)
      }
    let maker = AnimationMaker(frames: frames, frameRate: 30)
    let jump = deferred.property.keyframes[1].time
    #expect(deferred.start / (1e7 + 1) < maker.jumpTime(jump))
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
