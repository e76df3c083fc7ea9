import CBaselines
import MotionCore

/// Eight keyframes at ten thousand instants in no order, beside the bare formulas in C.
func measureKeyframes(_ harness: inout Harness) {
  let instants = KeyframeInstants(count: 10_000)
  instants.compare("keyframes, linear", .linear, &harness) { samples in
    baseline_linear_keyframes(
      instants.times, instants.values, 8, instants.progress, Int32(instants.progress.count), &samples)
  }
  instants.compare("keyframes, cubic", .cubic, &harness) { samples in
    baseline_cubic_keyframes(
      instants.times, instants.values, instants.leaving, instants.arriving, 8, instants.progress,
      Int32(instants.progress.count), &samples)
  }
}

/// The same keyframes and instants for us and for the baseline.
private struct KeyframeInstants {
  let times = [0, 0.1, 0.15, 0.4, 0.5, 0.75, 0.9, 1]
  let values = [0.0, 30, -30, 30, 0, 12, 50, -7]
  /// Catmull and Rom's tangents, the ends straight on.
  private(set) var leaving: [Double] = []
  private(set) var arriving: [Double] = []
  /// Steps of the golden ratio, so that no branch can be predicted.
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
    let largest = zip(samples, expected).map { abs($0 - $1) }.max() ?? 0
    harness.check(largest < 1e-12, "\(name): differs from the formula by \(largest)")
  }
}
