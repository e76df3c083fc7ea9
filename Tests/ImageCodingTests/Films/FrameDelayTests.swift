import TestSupport
import Testing

@testable import ImageCoding

@Suite struct FrameDelayTests {
  @Test(arguments: [1, 10, 24, 25, 30, 50, 60, 120, 240, 1000])
  func `the duration of a frame at a whole rate is exact`(_ rate: Int) {
    let delay = FrameDelay(seconds: 1 / Double(rate))
    #expect(delay.numerator == 1 && delay.denominator == rate)
  }

  @Test func `broadcast rates, whole seconds, and zero are exact`() {
    let delay = FrameDelay(seconds: 1001.0 / 30_000)
    #expect(delay.numerator == 1001 && delay.denominator == 30_000)
    #expect(FrameDelay(seconds: 0).numerator == 0 && FrameDelay(seconds: 65_535).numerator == 65_535)
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>)
  func `terms fit into 16 bits, and the error is below half of the finest step`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let seconds = generator.double(in: 0...[1e-6, 0.1, 10, 65_535].randomElement(using: &generator)!)
    let delay = FrameDelay(seconds: seconds)
    #expect(0...65_535 ~= delay.numerator && 1...65_535 ~= delay.denominator, "seed \(seed)")
    // Rounding to the denominator 1 is always possible, and larger ones are used while the numerator fits.
    let step = max(1, seconds) / 65_535
    #expect(abs(delay.seconds - seconds) <= step, "seed \(seed): \(seconds) became \(delay.seconds)")
    #expect(FrameDelay(packed: delay.packed) == delay)
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `errors don't add up`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (clock, expected, actual) = (FractionClock(), 0.0, 0.0)
    for _ in 0..<500 {
      let duration = generator.double(in: 0...20)
      expected += duration
      actual += clock.delay(for: duration).seconds
      #expect(abs(expected - actual) < 1e-3, "seed \(seed)")
    }
  }
}
