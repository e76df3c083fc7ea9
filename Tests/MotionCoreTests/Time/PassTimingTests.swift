import TestSupport
import Testing

@testable import MotionCore

@Suite struct PassTimingTests {
  /// Times of the first pass are computed without the cases for cycles, ends and fill modes.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `a time in the first pass is that of the whole state`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var count = 0
    for _ in 0..<2000 {
      let timing = PassTiming(Self.timing(&random))
      let time = [Double.random(in: -1...3, using: &random), 0, 0.5, 1, .infinity, .nan].randomElement(
        using: &random)!
      guard let local = timing.timeInFirstPass(atParentTime: time) else { continue }
      count += 1
      for parentIsAtEnd in [false, true] {
        let state = timing.state(atParentTime: time, parentIsAtEnd: parentIsAtEnd, hasEnded: false)
        let expected = MediaTiming.State(
          progress: local / timing.duration, time: local, cycle: 0, isAtEnd: false)
        #expect(state == expected, "seed \(seed): \(timing) at \(time)")
        #expect(state?.time.sign == local.sign, "seed \(seed): \(timing) at \(time)")
      }
    }
    #expect(count > 100, "seed \(seed)")
  }

  @Test func `a level is as large as a cache line`() { #expect(MemoryLayout<LevelRecord>.stride == 64) }

  private static func timing(_ random: inout SeededGenerator) -> MediaTiming {
    var timing = MediaTiming(duration: [0.5, 1, 1e-300, .infinity].randomElement(using: &random)!)
    timing.beginTime = [0, 0.25, -0.5, -1e300].randomElement(using: &random)!
    timing.speed = [1, 2, 0.5, 0, -1, 1e300].randomElement(using: &random)!
    timing.timeOffset = [0, 0.3, 0.5, 2, -0.2].randomElement(using: &random)!
    timing.repeatCount = [1, 0.4, 3, .infinity].randomElement(using: &random)!
    timing.repeatDuration = [0, 0, 0.3, 2].randomElement(using: &random)!
    timing.autoreverses = .random(using: &random)
    timing.fillMode = [.removed, .forwards, .backwards, .both].randomElement(using: &random)!
    return timing
  }
}
