import Raster

/// A bitmap that represents a rectangle of a context's pixels.
struct PixelGroup {
  let bounds: PixelRect
  private(set) var bitmap: Bitmap

  /// Creates a group of transparent pixels.
  init(bounds: PixelRect) {
    self.bounds = bounds.isEmpty ? .empty : bounds
    bitmap = Bitmap(width: bounds.width, height: bounds.height)
  }

  /// The alpha of the pixels as a mask.
  var mask: Mask { Mask(alphaOf: bitmap, x: bounds.minX, y: bounds.minY) }

  /// Calls `body` with each row and its index in the context, counted from the top.
  mutating func withRows(_ body: (UnsafeMutableBufferPointer<UInt32>, Int) -> Void) {
    let bounds = bounds
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      for row in 0..<bounds.height {
        let range = row * bounds.width..<(row + 1) * bounds.width
        body(UnsafeMutableBufferPointer(rebasing: pixels[range]), bounds.minY + row)
      }
    }
  }

  mutating func withCanvas<Result>(rasterizer: Rasterizer, _ body: (inout Canvas) -> Result) -> Result {
    bitmap.withCanvas(x: bounds.minX, y: bounds.minY, rasterizer: rasterizer, body)
  }
}
