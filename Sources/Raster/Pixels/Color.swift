/// A color of encoded sRGB components in 0…1 with straight alpha in 0…1.
package struct Color: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let clear = Color(red: 0, green: 0, blue: 0, alpha: 0)
  package static let black = Color(red: 0, green: 0, blue: 0)
  package static let white = Color(red: 1, green: 1, blue: 1)

  package func withAlpha(multipliedBy factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

extension Color {
  /// The color as a premultiplied pixel of ``Bitmap``, each component rounded to the nearest 1/255, halves
  /// up.
  ///
  /// Components outside 0…1 are clamped; NaN counts as 0.
  package var pixel: UInt32 {
    let alpha = Color.unit(alpha)
    func byte(_ component: Double) -> UInt32 { UInt32(Color.unit(component) * alpha * 255 + 0.5) }
    return byte(red) | byte(green) << 8 | byte(blue) << 16 | byte(1) << 24
  }

  private static func unit(_ value: Double) -> Double { value > 0 ? Swift.min(value, 1) : 0 }

  /// Returns a number in units of 1/255, rounded to the nearest, halves up.
  ///
  /// Numbers outside 0…1 are clamped; NaN counts as 0.
  static func byte(_ value: Double) -> UInt8 { UInt8(unit(value) * 255 + 0.5) }
}
