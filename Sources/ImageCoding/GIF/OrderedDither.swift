/// Bayer's 8 × 8 ordered dithering: it depends on a pixel's place alone, so what stands still doesn't flicker.
struct OrderedDither {
  /// How far apart the palette's colours lie, from the mean distance of a colour to its nearest neighbour.
  private let amplitude: Double

  init(for colors: [SIMD3<Double>]) {
    let distances = colors.indices.compactMap { index in
      colors.indices.lazy.filter { $0 != index }.map { (colors[$0] - colors[index]).squaredLength }.min()
    }
    let mean = distances.reduce(0) { $0 + $1.squareRoot() } / Double(max(1, distances.count))
    // The offset moves all three components at once, which is √3 times as far.
    amplitude = mean / 3.0.squareRoot()
  }

  /// An opaque pixel moved by at most half the amplitude in each component.
  func apply(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let offset = (Double(Self.threshold(x: x, y: y)) + 0.5) / 64 - 0.5
    return (SIMD3(pixel: pixel) + SIMD3(repeating: offset * amplitude)).pixel
  }

  /// A number in 0…63: the bits of x XOR y and of y interleaved, the lowest bits of the place weighing most.
  static func threshold(x: Int, y: Int) -> Int {
    (0..<3).reduce(0) { result, bit in
      result << 2 | ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)
    }
  }
}
