extension Path {
  /// Returns the path divided into dashes.
  ///
  /// Every subpath begins `phase` into the pattern. With an odd number of lengths, dashes and gaps exchange roles in
  /// each repetition. A dash of length 0 becomes an invisibly short line, which gives its caps a direction. The path is
  /// returned unchanged if `lengths` is empty or sums to 0, if a length is negative or not finite, and if there would
  /// be more than 100,000 dashes.
  ///
  /// - Parameters:
  ///   - lengths: The lengths of a dash, a gap, a dash and so on, which repeat.
  ///   - phase: The offset into the pattern at which every subpath begins.
  ///   - dotsStarts: Whether every subpath also begins with a dash of length 0 if the pattern has one anywhere. Default
  ///     false. Core Animation draws such a dot if the dashes have round caps.
  package func dashed(_ lengths: [Double], phase: Double, dotsStarts: Bool = false) -> Path {
    guard !lengths.isEmpty, isFinite, let pattern = DashPattern(lengths, phase: phase) else { return self }
    let measure = PathMeasure(self)
    let count = measure.length / pattern.period * Double(pattern.lengths.count)
    guard count <= DashPattern.maximumDashCount else { return self }
    var result = Path()
    let hasDots = dotsStarts && pattern.hasDots
    for subpath in measure.subpaths {
      if hasDots { subpath.appendDot(at: 0, to: &result) }
      pattern.cut(subpath, into: &result)
    }
    return result
  }
}

/// A pattern of alternating dashes and gaps; their number is even.
private struct DashPattern {
  let lengths: [Double]
  let period: Double
  /// The offset into the pattern at which every subpath begins, from 0 to the period.
  let phase: Double

  static let maximumDashCount = 100_000.0

  init?(_ lengths: [Double], phase: Double) {
    guard lengths.allSatisfy({ $0 >= 0 && $0.isFinite }) else { return nil }
    self.lengths = lengths.count % 2 == 0 ? lengths : lengths + lengths
    period = self.lengths.reduce(0, +)
    guard period > 0, period.isFinite else { return nil }
    let rest = phase.truncatingRemainder(dividingBy: period)
    self.phase = rest.isFinite ? rest < 0 ? rest + period : rest : 0
  }

  /// Whether any dash has length 0.
  var hasDots: Bool { stride(from: 0, to: lengths.count, by: 2).contains { lengths[$0] == 0 } }

  func cut(_ subpath: PathMeasure.Subpath, into path: inout Path) {
    let length = subpath.length
    guard length > 0 else {
      subpath.append(from: 0, to: 0, length: 0, to: &path)
      return
    }
    var position = -phase
    var index = 0
    while position < length {
      let end = position + lengths[index]
      if index % 2 == 0, lengths[index] > 0, end > 0 {
        subpath.append(from: position, to: end, length: length, to: &path)
      } else if index % 2 == 0, lengths[index] == 0, position >= 0 {
        subpath.appendDot(at: position, to: &path)
      }
      position = end
      index = (index + 1) % lengths.count
    }
  }
}
