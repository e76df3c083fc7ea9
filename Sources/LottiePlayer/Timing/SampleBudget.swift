/// The samples, points and keyframes that an animation may still use.
final class SampleBudget {
  private var samples: SampleSupply
  private var points: SampleSupply
  private var computedPoints: SampleSupply
  private var remainingKeyframes: Int
  private(set) var isExhausted = false

  init(_ limits: BuildLimits) {
    samples = SampleSupply(limits.sampleCount)
    points = SampleSupply(Double(limits.pointCount))
    computedPoints = SampleSupply(limits.computedPointCount)
    remainingKeyframes = limits.keyframeCount
  }

  func reserveKeyframes(_ count: Int) -> Bool {
    guard count <= remainingKeyframes else {
      isExhausted = true
      return false
    }
    remainingKeyframes -= count
    return true
  }

  func reservePoints(_ count: Int) -> Bool {
    guard Double(count) <= points.remaining else { return false }
    points.remaining -= Double(count)
    return true
  }

  /// Reserves samples and returns the number of frames between them: the finest step, a quarter, or as many whole frames as
  /// keep the property within its part of the samples and of the points.
  ///
  /// - Parameters:
  ///   - length: The number of frames to sample.
  ///   - finest: The smallest number of frames between samples.
  ///   - pointCount: The number of points in each sample.
  ///   - cost: The cost of computing each sample, in samples.
  ///   - memoryCost: The memory of each sample, in samples.
  func step(
    over length: Double, finest: Double, pointCount: Int, cost: Double, memoryCost: Double
  ) -> Double {
    let size = Double(max(pointCount, 1))
    let pointsOfProperty = min(points.allowance, computedPoints.allowance) / 8
    let least = max(
      length / samples.samplesOfProperty(ofCost: cost), length * size / max(pointsOfProperty, size))
    let step = least <= finest ? finest : least <= 0.25 ? 0.25 : least.rounded(.up)
    samples.remaining -= length / step * max(cost, memoryCost)
    computedPoints.remaining -= length / step * size
    return step
  }
}

/// An amount of which each property may take a part that is constant until half of the amount is taken.
///
/// So the order of the properties makes no difference before.
struct SampleSupply {
  private let total: Double
  var remaining: Double

  init(_ total: Double) { (self.total, remaining) = (total, total) }

  /// The share of the total that can be taken before ``allowance`` decreases.
  static let freeShare = 0.5

  /// The amount of which a property takes its part: the total until ``freeShare`` is taken, then less and less, in
  /// proportion to what remains.
  var allowance: Double { min(total, max(0, remaining) / (1 - Self.freeShare)) }

  /// The number of samples that a property may take: a hundredth of the allowance, but at least 8 if any remain.
  func samplesOfProperty(ofCost cost: Double) -> Double {
    remaining > 0 ? max(allowance / 100 / cost, 8) : 1
  }
}
