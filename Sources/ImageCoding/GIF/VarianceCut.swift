/// Chooses the colours of a palette for weighted samples.
///
/// The box of colours with the largest squared error is cut in two again and again, each time at the plane that
/// leaves the least error (after X. Wu, "Efficient Statistical Computations for Optimal Color Quantization",
/// Graphics Gems II, 1991). Then each colour moves to the mean of the samples it stands for, three times.
enum VarianceCut {
  /// Returns at most `count` opaque pixels, fewer where there are fewer samples.
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

  /// A colour that is nearest to no sample stays where it is.
  private static func means(of samples: [ColorSample], around colors: [SIMD3<Double>]) -> [SIMD3<Double>] {
    let nearest = NearestColor(colors)
    var moments = [ColorMoments](repeating: ColorMoments(), count: colors.count)
    for sample in samples { moments[nearest.index(for: sample.color)].add(sample) }
    return zip(colors, moments).map { color, moments in moments.weight > 0 ? moments.mean : color }
  }
}

/// Weight, sum and squared sum of colours.
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
  /// The part of the squares that one colour for all keeps: what remains is the error.
  var kept: Double { weight > 0 ? sum.squaredLength / weight : 0 }

  static func + (a: ColorMoments, b: ColorMoments) -> ColorMoments {
    ColorMoments(weight: a.weight + b.weight, sum: a.sum + b.sum, squares: a.squares + b.squares)
  }

  static func - (a: ColorMoments, b: ColorMoments) -> ColorMoments {
    ColorMoments(weight: a.weight - b.weight, sum: a.sum - b.sum, squares: a.squares - b.squares)
  }
}

/// The samples inside a box of colours, as a range of the list of all.
private struct ColorBox {
  let range: Range<Int>
  let moments: ColorMoments
  let error: Double

  init(_ samples: [ColorSample], _ range: Range<Int>) {
    var moments = ColorMoments()
    for sample in samples[range] { moments.add(sample) }
    self.range = range
    self.moments = moments
    error = moments.squares - moments.kept
  }

  /// Divides the samples at the best plane; returns where the second part begins, nil where none divides.
  func cut(_ samples: inout [ColorSample]) -> Int? {
    var best: (kept: Double, axis: Int, slice: Int)?
    for axis in 0..<3 {
      let first = samples[range].lazy.map { Self.slice($0, axis) }.min() ?? 0
      var below = ColorMoments()
      for (slice, moments) in slices(samples, axis, from: first).enumerated().dropLast()
      where moments.weight > 0 {
        below = below + moments
        let kept = below.kept + (self.moments - below).kept
        if kept > best?.kept ?? -.infinity { best = (kept, axis, first + slice) }
      }
    }
    guard let best else { return nil }
    return samples[range].partition { Self.slice($0, best.axis) > best.slice }
  }

  /// The moments of the samples in each slice along an axis, up to the last that isn't empty.
  private func slices(_ samples: [ColorSample], _ axis: Int, from first: Int) -> [ColorMoments] {
    var result: [ColorMoments] = []
    for sample in samples[range] {
      let slice = Self.slice(sample, axis) - first
      while result.count <= slice { result.append(ColorMoments()) }
      result[slice].add(sample)
    }
    return result
  }

  /// The nearest whole component: two samples of a histogram differ in at least one.
  private static func slice(_ sample: ColorSample, _ axis: Int) -> Int { Int(sample.color[axis] + 0.5) }
}
