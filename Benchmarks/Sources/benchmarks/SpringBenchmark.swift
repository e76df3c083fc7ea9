import CBaselines
import MotionCore

/// Compares springs, one by one and as a batch, with the plain formula in C.
func measureSprings(_ harness: inout Harness) {
  let springs = BenchmarkSprings(count: 10_000)
  measureSingles(of: springs, &harness)
  measureBatch(of: springs, &harness)
}

private func measureSingles(of springs: BenchmarkSprings, _ harness: inout Harness) {
  let name = "spring, one value"
  guard harness.includes(name) else { return }
  let count = springs.motions.count
  var (time, baselineTime, sum) = (0.0, 0.0, 0.0)
  var displacements = [Double](repeating: 0, count: count)
  harness.compareEach(
    name, count: count, budget: 25, leastRatio: 1 / 1.5,
    work: {
      time += 1e-4
      for motion in springs.motions { sum += motion.displacement(at: time) }
      return sum.bitPattern
    }, with: "the formula in C",
    baseline: {
      baselineTime += 1e-4
      springs.evaluateBaseline(at: baselineTime, &displacements)
      return displacements[count / 2].bitPattern
    })
}

private func measureBatch(of springs: BenchmarkSprings, _ harness: inout Harness) {
  let name = "spring, batch of 10,000"
  guard harness.includes(name) else { return }
  let count = springs.motions.count
  var (time, baselineTime) = (0.0, 0.0)
  var displacements = [Double](repeating: 0, count: count)
  var expected = displacements
  harness.compareEach(
    name, count: count, budget: 9, leastRatio: 1.5,
    work: {
      time += 1e-4
      springs.batch.evaluate(at: time, displacements: &displacements)
      return displacements[count / 2].bitPattern
    }, with: "the formula in C",
    baseline: {
      baselineTime += 1e-4
      springs.evaluateBaseline(at: baselineTime, &expected)
      return expected[count / 2].bitPattern
    })
  springs.evaluateBaseline(at: time, &expected)
  let largestDifference = zip(displacements, expected).map { abs($0 - $1) }.max() ?? 0
  harness.check(
    largestDifference < 1e-14, "a batch of springs differs from the formula by \(largestDifference)")
}

/// The springs of the measurement.
private struct BenchmarkSprings {
  let motions: [SpringMotion]
  var batch = SpringBatch()
  private let baseline: [BaselineSpring]

  init(count: Int) {
    let constants = (0..<count).map { (stiffness: 300 + Double($0 % 97), damping: 10 + Double($0 % 5)) }
    motions = constants.map {
      Spring(stiffness: $0.stiffness, damping: $0.damping).motion(from: 1, velocity: 0.5)
    }
    baseline = constants.map {
      let decay = $0.damping / 2
      let frequency = ($0.stiffness - decay * decay).squareRoot()
      return BaselineSpring(
        decay: decay, frequency: frequency, cosine: 1, sine: (0.5 + decay) / frequency)
    }
    for motion in motions { batch.append(motion) }
  }

  func evaluateBaseline(at time: Double, _ displacements: inout [Double]) {
    baseline_springs(baseline, Int32(baseline.count), time, &displacements)
  }
}
