import CoreGraphics
import Testing

/// A small context and a reader's view of its pixels.
struct PixelScene {
  let context: CGContext

  init(_ width: Int, _ height: Int) throws {
    context = try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
  }

  /// Red, green, blue and alpha of a pixel, row 0 at the top.
  func pixel(_ x: Int, _ y: Int) -> [UInt8] {
    guard let data = context.data else { return [] }
    let start = data + y * context.bytesPerRow + 4 * x
    return (0..<4).map { start.load(fromByteOffset: $0, as: UInt8.self) }
  }

  /// The alpha of all pixels, row by row from the top.
  var alphas: [[UInt8]] {
    (0..<context.height).map { y in (0..<context.width).map { x in pixel(x, y)[3] } }
  }

  /// A picture of characters: `.` for transparent, `#` for opaque, `+` between.
  var picture: [String] {
    alphas.map { row in String(row.map { $0 == 0 ? "." : $0 == 255 ? "#" : "+" }) }
  }

  /// How many pixels aren't transparent.
  var paintedCount: Int { alphas.joined().count { $0 > 0 } }
}
