/// A colour table: opaque colours, and perhaps an index that leaves a pixel as it is.
struct GIFPalette: Equatable {
  /// Opaque pixels, at most 256, in rising order.
  let colors: [UInt32]
  let hasTransparency: Bool
  /// Whether every colour that was counted is in the table.
  let isExact: Bool

  /// A palette for what a histogram counted: exact for up to 255 colours, or for 256 where no transparent
  /// index is needed.
  init(for histogram: ColorHistogram, needsTransparency: Bool) {
    if let exact = histogram.exactColors, exact.count < 256 || !needsTransparency {
      colors = exact
      hasTransparency = exact.count < 256
      isExact = true
    } else {
      let samples = histogram.exactColors?.map { ColorSample(color: SIMD3(pixel: $0), weight: 1) }
      colors = VarianceCut.palette(of: samples ?? histogram.samples, count: 255)
      hasTransparency = true
      isExact = false
    }
  }

  /// The index behind the last colour.
  var transparentIndex: UInt8? { hasTransparency ? UInt8(colors.count) : nil }

  /// How many bits an index takes, 1 to 8.
  var bits: Int {
    let count = colors.count + (hasTransparency ? 1 : 0)
    return max(1, Int.bitWidth - max(0, count - 1).leadingZeroBitCount)
  }

  /// The table as the format wants it: 2 to the power of ``bits`` triples, the unused ones black.
  var bytes: [UInt8] {
    let triples = colors.flatMap { color in
      (0..<3).map { UInt8(truncatingIfNeeded: color >> (8 * UInt32($0))) }
    }
    return triples + [UInt8](repeating: 0, count: 3 << bits - triples.count)
  }
}
