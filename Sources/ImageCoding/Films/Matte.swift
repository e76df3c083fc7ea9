import CoreGraphics
import Raster

/// An opaque color below transparent pixels.
struct Matte: Hashable {
  private let red: UInt32
  private let green: UInt32
  private let blue: UInt32

  static let white = Matte(red: 255, green: 255, blue: 255)

  private init(red: UInt32, green: UInt32, blue: UInt32) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates the matte of a color, whose alpha doesn't count.
  init(_ color: CGColor) {
    let sRGB = CGColorSpace(name: CGColorSpace.sRGB).flatMap {
      color.converted(to: $0, intent: .defaultIntent, options: nil)
    }
    let components = (sRGB?.components ?? [0, 0, 0]).prefix(3).map {
      UInt32((min(max($0, 0), 1) * 255).rounded())
    }
    self.init(red: components[0], green: components[1], blue: components[2])
  }

  /// Returns a picture over the color.
  func apply(to image: CGImage) -> CGImage {
    let bitmap = image.bitmap
    guard !bitmap.pixels.allSatisfy({ $0 >> 24 == 255 }) else { return image }
    return CGImage(
      bitmap: Bitmap(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map(over)))
  }

  /// Returns a premultiplied pixel over the color, with each component rounded to nearest.
  func over(_ pixel: UInt32) -> UInt32 {
    let rest = 255 - pixel >> 24
    if rest == 0 { return pixel }
    func component(_ shift: UInt32, _ below: UInt32) -> UInt32 {
      min(255, (pixel >> shift & 255) + (below * rest + 127) / 255) << shift
    }
    return component(0, red) | component(8, green) | component(16, blue) | 0xFF00_0000
  }
}
