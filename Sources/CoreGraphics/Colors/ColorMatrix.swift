/// Amounts of three primaries.
typealias Tristimulus = SIMD3<Double>

/// A linear map between amounts of three primaries, given by the images of the primaries.
struct ColorMatrix: Hashable, Sendable {
  var red, green, blue: Tristimulus

  static let identity = ColorMatrix(
    red: Tristimulus(1, 0, 0), green: Tristimulus(0, 1, 0), blue: Tristimulus(0, 0, 1))

  func apply(_ amounts: Tristimulus) -> Tristimulus {
    red * amounts.x + green * amounts.y + blue * amounts.z
  }

  /// The map that applies `self` first, then `next`.
  func concatenating(_ next: ColorMatrix) -> ColorMatrix {
    ColorMatrix(red: next.apply(red), green: next.apply(green), blue: next.apply(blue))
  }

  /// The inverse, which exists because the primaries of a color space are never collinear.
  var inverse: ColorMatrix {
    let rows = (cross(green, blue), cross(blue, red), cross(red, green))
    let determinant = (red * rows.0).sum()
    return ColorMatrix(
      red: Tristimulus(rows.0.x, rows.1.x, rows.2.x) / determinant,
      green: Tristimulus(rows.0.y, rows.1.y, rows.2.y) / determinant,
      blue: Tristimulus(rows.0.z, rows.1.z, rows.2.z) / determinant)
  }

  private func cross(_ a: Tristimulus, _ b: Tristimulus) -> Tristimulus {
    Tristimulus(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
