import Requirements

/// Draws into pixels of 8-bit premultiplied encoded sRGB, laid out as ``Bitmap`` has them.
///
/// A canvas places its memory on an endless plane of device pixels: pixel (x, y) is the square from (x, y) to
/// (x + 1, y + 1), y down in memory. Drawing the same on two canvases gives the same bytes wherever they overlap,
/// whatever their bounds and clips: a picture may be drawn whole, or in bands on several threads.
///
/// A canvas is good only as long as its memory. It isn't `Sendable`; a thread needs its own canvas and rasterizer.
package struct Canvas {
  let memory: PixelMemory
  package let rasterizer: Rasterizer

  /// The pixels that drawing may change, never more than ``bounds``; all of them at first.
  package var clip: PixelRect {
    didSet { clip = clip.intersection(bounds) }
  }

  /// Coverage that everything drawn is multiplied by; outside its bounds nothing is drawn. None at first.
  package var clipMask: Mask?

  /// A canvas over memory that somebody else owns.
  ///
  /// - Parameters:
  ///   - memory: The top left pixel, aligned to 4 bytes.
  ///   - bytesPerRow: From one row to the next below: a multiple of 4 and at least 4 times the width.
  ///   - bounds: The device pixels that the memory stands for.
  package init(
    memory: UnsafeMutableRawPointer, bytesPerRow: Int, bounds: PixelRect, rasterizer: Rasterizer
  ) {
    require(
      bytesPerRow % 4 == 0 && bytesPerRow >= 4 * bounds.width,
      "\(bytesPerRow) bytes can't be a row of \(bounds.width) pixels")
    self.memory = PixelMemory(base: memory, bytesPerRow: bytesPerRow, bounds: bounds)
    self.rasterizer = rasterizer
    clip = bounds
  }

  /// The device pixels that the memory stands for.
  package var bounds: PixelRect { memory.bounds }
}

extension Bitmap {
  /// Lends the bitmap as a canvas whose top left pixel is the device pixel (`x`, `y`).
  package mutating func withCanvas<Result, Failure: Error>(
    x: Int = 0, y: Int = 0, rasterizer: Rasterizer = Rasterizer(),
    _ draw: (inout Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bounds = PixelRect(x: x, y: y, width: width, height: height)
    let bytesPerRow = 4 * width
    return try pixels.withUnsafeMutableBufferPointer { (pixels) throws(Failure) -> Result in
      // An empty array may have no address at all, and an empty canvas never looks at it.
      let address = pixels.baseAddress ?? UnsafeMutablePointer(bitPattern: 4)!
      var canvas = Canvas(
        memory: UnsafeMutableRawPointer(address), bytesPerRow: bytesPerRow, bounds: bounds,
        rasterizer: rasterizer)
      return try draw(&canvas)
    }
  }
}
