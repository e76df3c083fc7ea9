/// Factors of red, green and blue.
package struct Tint: Hashable, Sendable {
  private let red: UInt8
  private let green: UInt8
  private let blue: UInt8

  /// - Parameter color: Its components are the factors, each to the nearest 1/255; its alpha doesn't count.
  package init(_ color: Color) {
    (red, green, blue) = (Color.byte(color.red), Color.byte(color.green), Color.byte(color.blue))
  }

  /// The factors as a color.
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
  /// Multiplies every pixel's color.
  package mutating func apply(_ tint: Tint) {
    for index in pixels.indices { pixels[index] = tint.applied(to: pixels[index]) }
  }
}

extension Ramp {
  /// The ramp with every color multiplied.
  package func tinted(_ tint: Tint) -> Ramp { Ramp(pixels: pixels.map(tint.applied)) }
}

extension Color {
  /// The color with red, green and blue multiplied by those of another one.
  package func tinted(by tint: Color) -> Color {
    Color(red: red * tint.red, green: green * tint.green, blue: blue * tint.blue, alpha: alpha)
  }
}
