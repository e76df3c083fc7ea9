import CBaselines
import MotionCore

/// Compares eight keyframes at ten thousand unordered times with the plain formulas in C.
func measureKeyframes(_ harness: inout Harness) {
  let keyframes = KeyframeSamples(count: 10_000)
  keyframes.compare("keyframes, linear", .linear, &harness) { samples in
    baseline_linear_keyframes(
      keyframes.times, keyframes.values, 8, keyframes.progress, Int32(keyframes.progress.count), &samples)
  }
  keyframes.compare("keyframes, cubic", .cubic, &harness) { samples in
    baseline_cubic_keyframes(
      keyframes.times, keyframes.values, keyframes.leaving, keyframes.arriving, 8, keyframes.progress,
      Int32(keyframes.progress.count), &samples)
  }
}

/// The keyframes and times of the measurement.
private struct KeyframeSamples {
  let times = [0, 0.1, 0.15, 0.4, 0.5, 0.75, 0.9, 1]
  let values = [0.0, 30, -30, 30, 0, 12, 50, -7]
  /// The Catmull–Rom tangents at the start of each segment; those at both ends of the keyframes are one-sided.
  private(set) var leaving: [Double] = []
  private(set) var arriving: [Double] = []
  /// Multiples of the golden ratio modulo 1, so that branches can't be predicted.
  let progress: [Double]

  init(count: Int) {
    progress = (0..<count).map { (Double($0) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1) }
    for segment in 0..<7 {
      let duration = times[segment + 1] - times[segment]
      leaving.append(speed(at: segment) * duration)
      arriving.append(speed(at: segment + 1) * duration)
    }
  }

  private func speed(at key: Int) -> Double {
    let (before, after) = (max(key - 1, 0), min(key + 1, 7))
    return (values[after] - values[before]) / (times[after] - times[before])
  }

  func compare(
    _ name: String, _ interpolation: KeyframeInterpolation, _ harness: inout Harness,
    baseline: (inout [Double]) -> Void
  ) {
    let keyframes = Keyframes(values: values, keyTimes: times, interpolation: interpolation)
    var samples = [Double](repeating: 0, count: progress.count)
    var expected = samples
    harness.compareEach(
      name, count: progress.count,
      work: {
        for index in progress.indices { samples[index] = keyframes.value(at: progress[index]) }
        return samples[progress.count / 2].bitPattern
      }, with: "the formula in C",
      baseline: {
        baseline(&expected)
        return expected[progress.count / 2].bitPattern
      })
    let largestDifference = zip(samples, expected).map { abs($0 - $1) }.max() ?? 0
    harness.check(largestDifference < 1e-12, "\(name): differs from the formula by \(largestDifference)")
  }
}
