import CoreGraphics

/// A pattern of dashes whose lengths change, in the film's time.
///
/// Core Animation has no way from one pattern to another: the dashes are cut at each moment, and drawn as lines of their
/// own.
struct MovingDashes {
  /// The lengths of dashes and gaps in turn, and last, where in them a line begins.
  private let pattern: Animated<[Double]>
  private let samples: FilmSamples

  /// nil where the lengths stay, or there are very many.
  init?(_ line: StrokeLine, _ time: FilmTime, _ samples: FilmSamples) {
    guard line.hasMovingDashes, line.dashes.count <= Self.maximumLengthCount else { return nil }
    let numbers =
      line.dashes.map { time.film($0).map { max(0, $0) } } + [time.film(line.dashOffset ?? Animated(0))]
    pattern = numbers.reduce(Animated([])) { list, number in samples.combine(list, number) { $0 + [$1] } }
    self.samples = samples
  }

  /// Lines along the dashes of a path; nil where they are more than there is room for.
  func cut(_ path: Animated<ShapePath>) -> Animated<ShapePath>? {
    let size = path.keyframes.map(\.value.size).max() ?? 0
    guard size <= Self.maximumVertexCount, samples.takes(size) else { return nil }
    var fits = true
    let dashes = samples.combine(path, pattern, isLinear: false, work: max(1, size) * Self.effort) {
      path, pattern -> ShapePath in
      guard fits else { return path }
      let cut = path.cgPath().copy(
        dashingWithPhase: pattern[pattern.count - 1], lengths: pattern.dropLast().map { CGFloat($0) })
      let dashes = ShapePath(momentary: cut)
      fits = dashes.size <= Self.maximumVertexCount
      return dashes
    }
    return fits ? dashes : nil
  }

  private static let maximumLengthCount = 32
  private static let maximumVertexCount = 5000
  /// As how many samples the measuring and cutting of one vertex counts.
  private static let effort = 24
}

extension StrokeLine {
  var hasMovingDashes: Bool { dashes.contains { !$0.isStill } }
}
