/// A color table of opaque colors, with an optional transparent index.
struct GIFPalette: Equatable {
  /// The opaque pixels, at most 256, in ascending order.
  let colors: [UInt32]
  let hasTransparency: Bool
  /// Whether every color that was counted is in the table.
  let isExact: Bool

  /// Creates a palette for the colors of a histogram: exact for up to 255 colors, or for 256 if no transparent index is
  /// needed.
  init(for histogram: ColorHistogram, needsTransparency: Bool) {
    if let exact = histogram.exactColors, exact.count < 256 || !needsTransparency {
      colors = exact
      hasTransparency = exact.count < 256
      isExact = true
    } else {
      colors = VarianceCut.palette(of: histogram.samples, count: 255)
      hasTransparency = true
      isExact = false
    }
  }

  /// The transparent index, which follows the last color; nil if there is none.
  var transparentIndex: UInt8? { hasTransparency ? UInt8(colors.count) : nil }

  /// The number of bits of an index, from 1 to 8.
  var bits: Int {
    let count = colors.count + (hasTransparency ? 1 : 0)
    return max(1, Int.bitWidth - max(0, count - 1).leadingZeroBitCount)
  }

  /// The table as stored in the file: 2 to the power of ``bits`` triples, of which unused ones are black.
  var bytes: [UInt8] {
    let triples = colors.flatMap { color in
      (0..<3).map { UInt8(truncatingIfNeeded: color >> (8 * UInt32($0))) }
    }
    return triples + [UInt8](repeating: 0, count: 3 << bits - triples.count)
  }
}
