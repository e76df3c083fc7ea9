import QuartzCore
import Raster

/// The pixels of a drawn layer, with row 0 at the smallest y.
struct Drawn {
  let bitmap: Bitmap

  init(bitmap: Bitmap) { self.bitmap = bitmap }

  /// Draws with `render(in:)` into a context in which y points down, with `scale` pixels per point.
  init(inContext layer: CALayer, width: Int, height: Int, scale: Double = 1) {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    let toBase = CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(height))
    context.beginBaseSpace(toBase)
    layer.render(in: context)
    bitmap = context.makeImage()!.bitmap
  }

  /// Draws with `render(in:)` into a new context, in which y points up: row 0 is at the greatest y.
  init(inBareContext layer: CALayer, width: Int, height: Int) {
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)!
    layer.render(in: context)
    bitmap = context.makeImage()!.bitmap
  }

  /// Draws as a stage does.
  init(
    onScreen layer: CALayer, width: Int, height: Int, scale: Double = 1, mode: RenderMode = .screen,
    threads: Int = 1
  ) {
    let host = LayerHost(root: layer)
    CATransaction.flush()
    let renderer = FrameRenderer(width: width, height: height, scale: scale, mode: mode, threads: threads)
    bitmap = renderer.picture(of: host)
    host.close()
  }

  /// The premultiplied red, green, blue and alpha of a pixel.
  subscript(x: Int, y: Int) -> [Int] {
    let pixel = bitmap[x, y]
    return (0..<4).map { Int(pixel >> (8 * $0)) & 255 }
  }

  var image: CGImage { CGImage(bitmap: bitmap) }

  func alpha(_ x: Int, _ y: Int) -> Int { self[x, y][3] }

  /// The number of pixels that aren't transparent.
  var paintedCount: Int { bitmap.pixels.filter { $0 >> 24 != 0 }.count }

  /// The rectangle (column, row, width, height) of exactly the pixels that aren't transparent, or nil if they aren't a
  /// rectangle.
  var paintedRectangle: [Int]? {
    let painted = bitmap.pixels.indices.filter { bitmap.pixels[$0] >> 24 != 0 }
    let (columns, rows) = (painted.map { $0 % bitmap.width }, painted.map { $0 / bitmap.width })
    guard let left = columns.min(), let right = columns.max(), let top = rows.min(), let bottom = rows.max()
    else { return nil }
    let rectangle = [left, top, right - left + 1, bottom - top + 1]
    return painted.count == rectangle[2] * rectangle[3] ? rectangle : nil
  }
}

extension CGColor {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let green = CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)
  static let magenta = CGColor(srgbRed: 1, green: 0, blue: 1, alpha: 1)
}

extension CALayer {
  /// A layer with a frame and a background.
  convenience init(_ frame: CGRect, _ color: CGColor? = nil) {
    self.init()
    self.frame = frame
    backgroundColor = color
  }

  convenience init(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: CGColor? = nil) {
    self.init(CGRect(x: x, y: y, width: width, height: height), color)
  }
}
