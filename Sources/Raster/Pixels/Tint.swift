/// A color whose red, green and blue multiply those of other colors, in units of 1/255.
package struct Tint: Equatable, Sendable {
  private let red: UInt8
  private let green: UInt8
  private let blue: UInt8

  /// Creates a tint from a color, each component rounded to the nearest 1/255. The color's alpha is ignored.
  package init(_ color: Color) {
    (red, green, blue) = (Color.byte(color.red), Color.byte(color.green), Color.byte(color.blue))
  }

  /// The tint as an opaque color.
  package var color: Color {
    Color(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
  }

  func applied(to pixel: UInt32) -> UInt32 {
    func component(_ shift: UInt32, _ factor: UInt8) -> UInt32 {
      UInt32(Pixel.product(UInt8(truncatingIfNeeded: pixel &>> shift), factor)) &<< shift
    }
    return component(0, red) | component(8, green) | component(16, blue) | pixel & 0xff00_0000
  }
}

extension Bitmap {
  /// Multiplies every pixel's color by a tint.
  package mutating func apply(_ tint: Tint) {
    for index in pixels.indices { pixels[index] = tint.applied(to: pixels[index]) }
  }
}

extension Ramp {
  /// Returns the ramp with every color multiplied by a tint.
  package func tinted(_ tint: Tint) -> Ramp { Ramp(pixels: pixels.map(tint.applied)) }
}

extension Color {
  /// Returns the color with its red, green and blue multiplied by those of another color.
  package func tinted(by tint: Color) -> Color {
    Color(red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
  }
}
