import CBaselines
import RasterBenchmarking

/// Compares a Gaussian blur of a mask of 300 × 300 pixels with plain C loops of the same weights.
func measureBlur(_ harness: inout Harness) {
  let size = 300
  let sigma = 10.0
  let radius = 20
  let source = (0..<size * size).map { UInt8(($0 / size / 40 + $0 % size / 50) % 2 * 255) }
  let paddedSize = size + 2 * radius
  var target = [UInt8](repeating: 0, count: paddedSize * paddedSize)
  var scratch = [Float](repeating: 0, count: paddedSize * paddedSize)
  func baseline() -> UInt64 {
    baseline_gaussian_blur(source, Int32(size), Int32(size), sigma, Int32(radius), &target, &scratch)
    return UInt64(target[paddedSize * paddedSize / 2])
  }
  func work() -> UInt64 {
    UInt64(RasterBenchmark.blur(source, width: size, height: size, sigma: sigma)[paddedSize * paddedSize / 2])
  }

  let blurred = RasterBenchmark.blur(source, width: size, height: size, sigma: sigma)
  _ = baseline()
  let largestDifference = zip(blurred, target).map { abs(Int($0) - Int($1)) }.max() ?? 0
  harness.check(
    blurred.count == target.count && largestDifference <= 1,
    "the blur differs from the plain loops by \(largestDifference)")
  harness.compare(
    "Gaussian blur, sigma 10, 300 x 300", budget: 1.2, work: work, with: "C, plain float loops",
    baseline: baseline)
}
