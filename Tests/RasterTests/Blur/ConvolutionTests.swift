import TestSupport
import Testing

@testable import Raster

@Suite struct ConvolutionTests {
  /// The weights of the center and of one side, in 1/65536, which sum to 65536.
  private static func weights(variance: Double, radius: Int) -> [Int] {
    let samples = (0...radius).map { Exponential.exp(-Double($0 * $0) / (2 * variance)) }
    let total = 2 * samples.reduce(0, +) - samples[0]
    let weights = samples.map { Int(($0 / total * 65536).rounded()) }
    return [65536 - 2 * weights.dropFirst().reduce(0, +)] + weights.dropFirst()
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `several values at a time give the same results as one at a time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let radius = Int.random(in: 1...20, using: &random)
    let variance = random.double(in: 0.2...60)
    let convolution = Convolution(variance: variance, radius: radius)
    let weights = Self.weights(variance: variance, radius: radius)
    // Along a row, or along columns.
    let step = Bool.random(using: &random) ? 1 : 3 * Convolution.block
    let count = Convolution.block * Int.random(in: 1...2, using: &random)
    let start = radius * step
    let values = (0..<count + 2 * start).map { _ in UInt16.random(in: 0...32767, using: &random) }
    var found = [UInt16](repeating: 0, count: count)
    values.withUnsafeBufferPointer { values in
      found.withUnsafeMutableBufferPointer { target in
        guard let source = values.baseAddress, let target = target.baseAddress else { return }
        convolution.apply(
          to: source + start, step: step, count: count, taps: 1..<radius + 1, into: target)
      }
    }
    for index in 0..<count {
      let middle = start + index
      let expected = (1...radius).reduce((Int(values[middle]) * weights[0]) >> 16) { sum, tap in
        let pair = Int(values[middle - tap * step]) + Int(values[middle + tap * step])
        return sum + ((pair * weights[tap]) >> 16)
      }
      #expect(Int(found[index]) == expected, "seed \(seed)")
    }
  }
}
