import Raster

/// A bitmap that stands for a rectangle of a context's pixels.
struct PixelGroup {
  let bounds: PixelRect
  private(set) var bitmap: Bitmap

  /// Transparent pixels.
  init(bounds: PixelRect) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    bitmap = Bitmap(width: bounds.width, height: bounds.height)
  }

  /// The alpha of the pixels.
  var mask: Mask { Mask(alphaOf: bitmap, x: bounds.minX, y: bounds.minY) }

  /// Lends the rows one after the other, each with its place from the top of the context.
  mutating func withRows(_ body: (UnsafeMutableBufferPointer<UInt32>, Int) -> Void) {
    let bounds = bounds
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<bounds.height {
        let place = row * bounds.width..<(row + 1) * bounds.width
        body(UnsafeMutableBufferPointer(rebasing: pixels[place]), bounds.minY + row)
      }
    }
  }

  mutating func withCanvas<Result>(rasterizer: Rasterizer, _ body: (inout Canvas) -> Result) -> Result {
    bitmap.withCanvas(x: bounds.minX, y: bounds.minY, rasterizer: rasterizer, body)
  }
}
