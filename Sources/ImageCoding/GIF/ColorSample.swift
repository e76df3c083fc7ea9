/// A color with components in 0…255, and its weight.
struct ColorSample: Equatable {
  var color: SIMD3<Double>
  var weight: Double
}

extension SIMD3<Double> {
  /// Creates the color of an opaque pixel.
  init(pixel: UInt32) {
    self.init(Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255))
  }

  /// The opaque pixel with the nearest color in 0…255.
  var pixel: UInt32 {
    let nearest = rounded(.toNearestOrAwayFromZero)
      .clamped(lowerBound: .zero, upperBound: Self(repeating: 255))
    return UInt32(nearest.x) | UInt32(nearest.y) << 8 | UInt32(nearest.z) << 16 | 0xFF00_0000
  }

  var squaredLength: Double { x * x + y * y + z * z }
}
