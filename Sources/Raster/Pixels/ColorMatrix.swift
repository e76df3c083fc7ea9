/// A linear transform of colors: each of red, green, blue and alpha is a weighted sum of those four plus a
/// constant.
///
/// Colors are encoded sRGB and not premultiplied; results are clamped to 0…1.
package struct ColorMatrix: Equatable, Sendable {
  package let red: SIMD4<Double>
  package let green: SIMD4<Double>
  package let blue: SIMD4<Double>
  package let alpha: SIMD4<Double>
  /// The constants added to red, green, blue and alpha.
  package let constant: SIMD4<Double>

  package init(
    red: SIMD4<Double>, green: SIMD4<Double>, blue: SIMD4<Double>, alpha: SIMD4<Double> = SIMD4(0, 0, 0, 1),
    constant: SIMD4<Double> = .zero
  ) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    self.constant = constant
  }

  package static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))
}

extension ColorMatrix {
  package var isFinite: Bool {
    [red, green, blue, alpha, constant].allSatisfy { row in (0..<4).allSatisfy { row[$0].isFinite } }
  }

  /// Whether a fully transparent pixel stays one.
  package var keepsTransparency: Bool { apply(0) == 0 }

  /// Returns the transformed color.
  func apply(_ color: SIMD4<Double>) -> SIMD4<Double> {
    let sums = SIMD4(
      (red * color).sum(), (green * color).sum(), (blue * color).sum(), (alpha * color).sum())
    return (sums + constant).clamped(lowerBound: .zero, upperBound: .one)
  }

  /// Returns the transformed pixel; both pixels are premultiplied.
  func apply(_ pixel: UInt32) -> UInt32 {
    let bytes = SIMD4(
      Double(pixel & 255), Double(pixel >> 8 & 255), Double(pixel >> 16 & 255), Double(pixel >> 24))
    var color = bytes.w > 0 ? bytes / bytes.w : .zero
    color.w = bytes.w / 255
    let result = apply(color)
    return Color(red: result.x, green: result.y, blue: result.z, alpha: result.w).pixel
  }
}

extension Bitmap {
  /// Transforms every pixel's color.
  package mutating func apply(_ matrix: ColorMatrix) {
    // Neighboring pixels are mostly equal.
    var last = (pixel: UInt32(0), result: matrix.apply(0))
    for index in pixels.indices {
      if pixels[index] != last.pixel { last = (pixels[index], matrix.apply(pixels[index])) }
      pixels[index] = last.result
    }
  }
}
