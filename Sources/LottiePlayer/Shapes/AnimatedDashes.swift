import CoreGraphics

/// A dash pattern whose lengths change.
///
/// Core Animation can't interpolate dash patterns. Instead, the path is cut into dashes at each sampled frame, and the
/// dashes are stroked as separate paths.
struct AnimatedDashes {
  /// The lengths of dashes and gaps, alternating, followed by the offset at which the stroke begins.
  private let pattern: Animated<[Double]>
  private let sampler: PropertySampler

  /// Creates the pattern of a stroke; nil if its lengths are constant or too many.
  init?(_ line: StrokeLine, _ time: CompositionTime, _ sampler: PropertySampler) {
    guard line.hasAnimatedDashes, line.dashes.count <= Self.maximumLengthCount else { return nil }
    let numbers =
      line.dashes.map { time.global($0).map { max(0, $0) } } + [time.global(line.dashOffset ?? Animated(0))]
    pattern = numbers.reduce(Animated([])) { list, number in sampler.combine(list, number) { $0 + [$1] } }
    self.sampler = sampler
  }

  /// Returns the dashes of a path; nil if they exceed the limits.
  func dashes(of path: Animated<ShapePath>) -> Animated<ShapePath>? {
    let size = path.keyframes.map(\.value.elementCount).max() ?? 0
    guard size <= Self.maximumVertexCount, sampler.reservePoints(size) else { return nil }
    var fits = true
    let cost = max(1, size) * Self.costPerVertex
    let dashes = sampler.combine(path, pattern, isLinear: false, cost: cost) { path, pattern -> ShapePath in
      guard fits else { return path }
      let cut = path.cgPath().copy(
        dashingWithPhase: pattern[pattern.count - 1], lengths: pattern.dropLast().map { CGFloat($0) })
      let dashes = ShapePath(discrete: cut)
      fits = dashes.elementCount <= Self.maximumVertexCount
      return dashes
    }
    return fits ? dashes : nil
  }

  private static let maximumLengthCount = 32
  private static let maximumVertexCount = 5000
  /// The cost of measuring and cutting one vertex, in samples.
  private static let costPerVertex = 24
}

extension StrokeLine {
  var hasAnimatedDashes: Bool { dashes.contains { !$0.isConstant } }
}
