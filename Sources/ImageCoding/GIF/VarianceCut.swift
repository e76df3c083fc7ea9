/// The choice of a palette's colors for weighted samples.
///
/// The box of colors with the largest squared error is repeatedly cut in two, at the plane that leaves the smallest
/// error (after X. Wu, "Efficient Statistical Computations for Optimal Color Quantization", Graphics Gems II, 1991).
/// Then each color is replaced by the mean of the samples nearest to it, three times.
enum VarianceCut {
  /// Returns at most `count` opaque pixels, in ascending order; fewer if there are fewer samples.
  static func palette(of samples: [ColorSample], count: Int) -> [UInt32] {
    if samples.isEmpty { return [] }
    var colors = cut(samples, into: count)
    for _ in 0..<3 { colors = means(of: samples, around: colors) }
    return Set(colors.map(\.pixel)).sorted()
  }

  private static func cut(_ samples: [ColorSample], into count: Int) -> [SIMD3<Double>] {
    var samples = samples
    var boxes = [ColorBox(samples, 0..<samples.count)]
    while boxes.count < count,
      let worst = boxes.indices.filter({ boxes[$0].range.count > 1 }).max(by: {
        boxes[$0].error < boxes[$1].error
      }),
      let middle = boxes[worst].cut(&samples)
    {
      let range = boxes[worst].range
      boxes[worst] = ColorBox(samples, range.lowerBound..<middle)
      boxes.append(ColorBox(samples, middle..<range.upperBound))
    }
    return boxes.map(\.moments.mean)
  }

  /// Returns the mean of the samples nearest to each color; a color without samples is unchanged.
  private static func means(of samples: [ColorSample], around colors: [SIMD3<Double>]) -> [SIMD3<Double>] {
    let nearest = NearestColor(colors)
    var moments = [ColorMoments](repeating: ColorMoments(), count: colors.count)
    for sample in samples { moments[nearest.index(for: sample.color)].add(sample) }
    return zip(colors, moments).map { color, moments in moments.weight > 0 ? moments.mean : color }
  }
}

/// The weight, the sum, and the sum of squares of colors.
private struct ColorMoments {
  var weight = 0.0
  var sum = SIMD3<Double>.zero
  var squares = 0.0

  mutating func add(_ sample: ColorSample) {
    weight += sample.weight
    sum += sample.color * sample.weight
    squares += sample.color.squaredLength * sample.weight
  }

  var mean: SIMD3<Double> { sum / weight }
  /// The part of the sum of squares that the mean accounts for; the rest is the error.
  var explainedSquares: Double { weight > 0 ? sum.squaredLength / weight : 0 }

  static func + (a: ColorMoments, b: ColorMoments) -> ColorMoments {
    ColorMoments(weight: a.weight + b.weight, sum: a.sum + b.sum, squares: a.squares + b.squares)
  }

  static func - (a: ColorMoments, b: ColorMoments) -> ColorMoments {
    ColorMoments(weight: a.weight - b.weight, sum: a.sum - b.sum, squares: a.squares - b.squares)
  }
}

/// The samples inside a box of colors, as a range of the array of all samples.
private struct ColorBox {
  let range: Range<Int>
  let moments: ColorMoments
  let error: Double

  init(_ samples: [ColorSample], _ range: Range<Int>) {
    var moments = ColorMoments()
    for sample in samples[range] { moments.add(sample) }
    self.range = range
    self.moments = moments
    error = moments.squares - moments.explainedSquares
  }

  /// Partitions the samples at the best plane, and returns the index at which the second part begins; nil if no plane
  /// divides them.
  func cut(_ samples: inout [ColorSample]) -> Int? {
    var best: (explainedSquares: Double, axis: Int, slice: Int)?
    for axis in 0..<3 {
      let first = samples[range].lazy.map { Self.slice($0, axis) }.min() ?? 0
      var below = ColorMoments()
      for (slice, moments) in slices(samples, axis, from: first).enumerated().dropLast()
      where moments.weight > 0 {
        below = below + moments
        let squares = below.explainedSquares + (self.moments - below).explainedSquares
        if squares > best?.explainedSquares ?? -.infinity { best = (squares, axis, first + slice) }
      }
    }
    guard let best else { return nil }
    return samples[range].partition { Self.slice($0, best.axis) > best.slice }
  }

  /// Returns the moments of the samples in each slice along an axis, up to the last nonempty slice.
  private func slices(_ samples: [ColorSample], _ axis: Int, from first: Int) -> [ColorMoments] {
    var result: [ColorMoments] = []
    for sample in samples[range] {
      let slice = Self.slice(sample, axis) - first
      while result.count <= slice { result.append(ColorMoments()) }
      result[slice].add(sample)
    }
    return result
  }

  /// Returns a component rounded to an integer; two samples of a histogram differ in at least one such component.
  private static func slice(_ sample: ColorSample, _ axis: Int) -> Int { Int(sample.color[axis] + 0.5) }
}
