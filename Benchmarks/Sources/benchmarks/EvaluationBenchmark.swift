import CBaselines
@_spi(Benchmarks) import LayerTree
import Staging

/// Compares evaluating one animated number per layer with flat records that only do the arithmetic.
func measureEvaluation(_ harness: inout Harness) {
  for kind in AnimationKind.allCases {
    for count in [1_000, 10_000, 100_000] {
      let name = "\(kind.rawValue), \(count) layers"
      guard harness.includes(name) else { continue }
      let layers = LayerTreeBenchmark(layerCount: count, animation: kind.animation)
      var records = FlatRecords(count: count, kind: kind)
      var (time, recordTime) = (0.0, 0.0)
      let frames = max(1, 20_000 / count)
      harness.compareEach(
        name, count: count * frames, budget: kind.budget(for: count),
        work: {
          for _ in 0..<frames {
            time += 1.0 / 60
            layers.evaluate(at: time)
          }
          return layers.value(ofLayer: count / 2).bitPattern
        }, with: "flat records",
        baseline: {
          for _ in 0..<frames {
            recordTime += 1.0 / 60
            records.evaluate(at: recordTime)
          }
          return records.values[count / 2].bitPattern
        })
      let (actual, expected) = (layers.value(ofLayer: 7), records.values[7])
      harness.check(
        kind != .linear || abs(actual - expected) < 1e-6, "\(kind.rawValue): \(actual) instead of \(expected)"
      )
      harness.count(
        "allocations in ten frames, \(name)",
        allocations(of: layers, at: time + 1), expected: 0)
    }
  }
}

/// Compares evaluating the scales of many layers with those of few, so that the time per layer hardly grows.
///
/// A scale may cost at most 1.3 times as much at 100,000 layers as at 1,000.
func measureEvaluationGrowth(_ harness: inout Harness) {
  let (name, few, many) = ("transform.scale.x, growth to 100000 layers", 1_000, 100_000)
  guard harness.includes(name) else { return }
  let animation = AnimationKind.scale.animation
  let (large, small) = (
    LayerTreeBenchmark(layerCount: many, animation: animation),
    LayerTreeBenchmark(layerCount: few, animation: animation)
  )
  harness.compareEach(
    name, count: many, leastRatio: 1 / 1.3, work: evaluation(of: large, frames: 1),
    with: "1,000 layers, repeated", baseline: evaluation(of: small, frames: many / few))
}

/// Returns work that evaluates the next frames of layers.
private func evaluation(of layers: LayerTreeBenchmark, frames: Int) -> () -> UInt64 {
  var time = 0.0
  return {
    for _ in 0..<frames {
      time += 1.0 / 60
      layers.evaluate(at: time)
    }
    return layers.value(ofLayer: 7).bitPattern
  }
}

/// Returns the number of allocations in ten frames after the first one.
private func allocations(of layers: LayerTreeBenchmark, at time: Double) -> UInt {
  layers.evaluate(at: time)
  baseline_start_counting_allocations()
  for frame in 1...10 { layers.evaluate(at: time + Double(frame) / 60) }
  return baseline_stop_counting_allocations()
}

/// The animation of a number.
enum AnimationKind: String, CaseIterable {
  case linear = "linear"
  case additive = "linear, additive, repeated, reversed"
  case easeInEaseOut = "ease-in-ease-out"
  case spring = "spring"
  case scale = "transform.scale.x"

  /// A duration that is longer than the measurement.
  static let duration = 1000.0

  /// Returns the budget of one layer in one frame, in nanoseconds.
  func budget(for layerCount: Int) -> Double {
    if self == .easeInEaseOut, layerCount >= 10_000 { return 14 }
    let budget: Double =
      switch self {
      case .linear: 12
      case .easeInEaseOut: 20
      case .spring: 40
      case .additive, .scale: 60
      }
    return layerCount <= 10_000 ? budget : min(1.3 * budget, 60)
  }

  var animation: CAPropertyAnimation {
    let animation = self == .spring ? CASpringAnimation() : CABasicAnimation()
    animation.keyPath = self == .scale ? "transform.scale.x" : "opacity"
    animation.fromValue = 0.1
    animation.toValue = 0.9
    animation.duration = Self.duration
    animation.fillMode = .both
    if self == .additive {
      (animation.isAdditive, animation.repeatCount, animation.autoreverses) = (true, 3, true)
    }
    if self == .easeInEaseOut { animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut) }
    // So little damping that the spring doesn't come to rest.
    if let spring = animation as? CASpringAnimation { (spring.stiffness, spring.damping) = (300, 0.01) }
    return animation
  }
}
