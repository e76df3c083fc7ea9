import CoreGraphics
import Testing

/// A small context with readable forms of its pixels.
struct PixelScene {
  let context: CGContext

  init(_ width: Int, _ height: Int) throws {
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Returns the red, green, blue and alpha bytes of a pixel. Row 0 is at the top.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard let data = context.data else { return [] }
    let start = data + y * context.bytesPerRow + 4 * x
    return (0..<4).map { start.load(fromByteOffset: $0, as: UInt8.self) }
  }

  /// The alpha bytes of all pixels, row by row from the top.
  var alphas: [[UInt8]] {
    (0..<context.height).map { y in (0..<context.width).map { x in pixel(x, y)[3] } }
  }

  /// The alpha of all pixels as text: `.` for transparent, `#` for opaque, `+` for partly transparent.
  var picture: [String] {
    alphas.map { row in String(row.map { $0 == 0 ? "." : $0 == 255 ? "#" : "+" }) }
  }

  /// The number of pixels that aren't transparent.
  var paintedCount: Int { alphas.joined().count { $0 > 0 } }
}
