import Raster

extension UInt32 {
  /// Red, green, blue and alpha of a pixel, as stored.
  var components: [Int] { (0..<4).map { Int(self >> (8 * UInt32($0))) & 255 } }

  /// The components as a vector.
  var vector: SIMD4<Double> {
    SIMD4(Double(self & 255), Double((self >> 8) & 255), Double((self >> 16) & 255), Double(self >> 24))
  }

  /// The largest difference between components of two pixels.
  func distance(to other: UInt32) -> Int {
    zip(components, other.components).reduce(0) { Swift.max($0, abs($1.0 - $1.1)) }
  }
}

extension Bitmap {
  /// The number of pixels with a component that differs by more than a limit.
  func differingCount(_ other: Bitmap, by tolerance: Int = 0) -> Int {
    zip(pixels, other.pixels).filter { $0.distance(to: $1) > tolerance }.count
  }
}
