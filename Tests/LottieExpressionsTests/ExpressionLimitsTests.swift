import LottieExpressions
import Testing

/// The ranges that `ExpressionLimits` documents.
@Suite struct ExpressionLimitsTests {
  @Test func `times of 0, and above an hour for all expressions, are refused`() async {
    await #expect(processExitsWith: .failure) { _ = ExpressionLimits(processorTime: 0) }
    await #expect(processExitsWith: .failure) { _ = ExpressionLimits(processorTime: 3600.0.nextUp) }
    await #expect(processExitsWith: .failure) { _ = ExpressionLimits(processorTimePerProperty: 0) }
  }

  @Test func `no memory and a negative number of values are refused`() async {
    await #expect(processExitsWith: .failure) { _ = ExpressionLimits(memory: 0) }
    await #expect(processExitsWith: .failure) { _ = ExpressionLimits(valueCount: -1) }
  }

  @Test func `the ends of the ranges are accepted, and kept`() {
    let least = ExpressionLimits(
      processorTime: .leastNonzeroMagnitude, processorTimePerProperty: .leastNonzeroMagnitude, memory: 1,
      valueCount: 0)
    #expect(least.processorTime > 0 && least.processorTimePerProperty > 0)
    #expect(least.memory == 1 && least.valueCount == 0)
    let longest = ExpressionLimits(processorTime: 3600, processorTimePerProperty: 1e9)
    #expect(longest.processorTime == 3600 && longest.processorTimePerProperty == 1e9)
  }

  @Test func `the defaults are the documented ones`() {
    let limits = ExpressionLimits()
    #expect(limits.processorTime == 5 && limits.processorTimePerProperty == 1)
    #expect(limits.memory == 268_435_456 && limits.valueCount == 100_000)
  }
}
