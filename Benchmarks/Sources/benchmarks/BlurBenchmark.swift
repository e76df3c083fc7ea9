import CBaselines
@_spi(Benchmarks) import Raster

/// A Gaussian blur of a 300×300 mask beside a plain C loop with the same weights.
func measureBlur(_ harness: inout Harness) {
  let size = 300
  let sigma = 10.0
  let radius = 20
  let source = (0..<size * size).map { UInt8(($0 / size / 40 + $0 % size / 50) % 2 * 255) }
  let larger = size + 2 * radius
  var target = [UInt8](repeating: 0, count: larger * larger)
  var scratch = [Float](repeating: 0, count: larger * larger)
  func baseline() -> UInt64 {
    baseline_gaussian_blur(source, Int32(size), Int32(size), sigma, Int32(radius), &target, &scratch)
    return UInt64(target[larger * larger / 2])
  }
  func work() -> UInt64 {
    UInt64(RasterBenchmark.blur(source, width: size, height: size, sigma: sigma)[larger * larger / 2])
  }

  let blurred = RasterBenchmark.blur(source, width: size, height: size, sigma: sigma)
  _ = baseline()
  let largest = zip(blurred, target).map { abs(Int($0) - Int($1)) }.max() ?? 0
  harness.check(
    blurred.count == target.count && largest <= 1, "the blur differs from the plain loop's by \(largest)")
  harness.compare(
    "Gaussian blur, sigma 10, 300 x 300", budget: 1.2, work: work, with: "C, plain float loops",
    baseline: baseline)
}
