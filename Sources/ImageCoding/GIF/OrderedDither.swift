/// Bayer's 8 × 8 ordered dithering, which depends only on the position of a pixel, so that static content doesn't
/// flicker.
struct OrderedDither {
  /// The range of offsets, from the mean distance of the palette's colors to their nearest neighbors.
  private let amplitude: Double

  init(for colors: [SIMD3<Double>]) {
    let distances = colors.indices.compactMap { index in
      colors.indices.lazy.filter { $0 != index }.map { (colors[$0] - colors[index]).squaredLength }.min()
    }
    let mean = distances.reduce(0) { $0 + $1.squareRoot() } / Double(max(1, distances.count))
    // The offset is added to all three components, which is √3 times as far.
    amplitude = mean / 3.0.squareRoot()
  }

  /// Returns an opaque pixel with an offset of at most half the amplitude added to each component.
  func apply(_ pixel: UInt32, x: Int, y: Int) -> UInt32 {
    let offset = (Double(Self.threshold(x: x, y: y)) + 0.5) / 64 - 0.5
    return (SIMD3(pixel: pixel) + SIMD3(repeating: offset * amplitude)).pixel
  }

  /// Returns a number in 0…63: the interleaved bits of x XOR y and of y in reverse order.
  static func threshold(x: Int, y: Int) -> Int {
    (0..<3).reduce(0) { result, bit in
      result << 2 | ((x ^ y) >> bit & 1) << 1 | (y >> bit & 1)
    }
  }
}
