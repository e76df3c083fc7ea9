import MotionCore
import TestSupport
import Testing

@testable import LottiePlayer

/// The search for a value that all samples share, compared with the samples themselves.
@Suite struct ConstantSamplesTests {
  private static func property(_ random: inout SeededGenerator) -> Animated<Double> {
    let count = Int.random(in: 1...4, using: &random)
    let times = (0..<count).map { _ in Double.random(in: -20...80, using: &random).rounded() }.sorted()
    return Animated(
      keyframes: times.map {
        let eased = KeyframeEasing.curves([UnitBezier(0.3, -0.4, 0.6, 1.5)])
        return PropertyKeyframe(
          time: $0, value: Double(Int.random(in: 0...3, using: &random)),
          easing: random.element(of: [.linear, .hold, eased]))
      })
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `the order of two properties is constant if all samples agree`(seed: UInt64) {
    var random = SeededGenerator(seed: 2510 + seed)
    let (one, other) = (Self.property(&random), Self.property(&random))
    let frames = 0...Double.random(in: 1...60, using: &random).rounded()
    func isOrdered(_ frame: Double) -> Bool { one.value(at: frame) <= other.value(at: frame) }
    let samples = PropertySampler(frames).sample { isOrdered($0) ? 1.0 : 0 }
    let (first, last) = (one.span, other.span)
    let span = min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
    let found = PropertySampler(frames).constant(changingIn: span, isOrdered)
    #expect(found == (samples.isConstant ? samples.first == 1 : nil), "seed \(seed)")
  }
}
