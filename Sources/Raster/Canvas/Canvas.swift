import Requirements

/// A drawing surface of 8-bit premultiplied pixels in encoded sRGB, in the layout of ``Bitmap``.
///
/// A canvas places its memory on an unbounded plane of device pixels: pixel (x, y) is the square from (x, y)
/// to (x + 1, y + 1), with y increasing downward in memory. The same drawing on two canvases gives the same
/// bytes wherever they overlap, regardless of their bounds and clips. So a picture can be drawn as a whole,
/// or in bands on several threads.
///
/// A canvas is valid only as long as its memory. It isn't `Sendable`; each thread needs its own canvas and
/// rasterizer.
package struct Canvas {
  let memory: PixelMemory
  package let rasterizer: Rasterizer

  /// The pixels that drawing may change, within ``bounds``. Initially all of them.
  package var clip: PixelRect {
    didSet { clip = clip.intersection(bounds) }
  }

  /// The mask that multiplies the coverage of everything drawn; outside its bounds nothing is drawn.
  /// Initially nil.
  package var clipMask: Mask?

  /// Creates a canvas over memory that the caller owns.
  ///
  /// - Parameters:
  ///   - memory: The top left pixel, aligned to 4 bytes.
  ///   - bytesPerRow: The distance from a row to the next one below: a multiple of 4 that is at least 4 times
  ///     the width.
  ///   - bounds: The device pixels that the memory holds.
  ///   - rasterizer: The rasterizer that computes coverage.
  package init(
    memory: UnsafeMutableRawPointer, bytesPerRow: Int, bounds: PixelRect, rasterizer: Rasterizer
  ) {
    require(
      bytesPerRow % 4 == 0 && bytesPerRow >= 4 * bounds.width,
      "a row of \(bounds.width) pixels takes a multiple of 4 bytes, at least \(4 * bounds.width), not \(bytesPerRow)"
    )
    self.memory = PixelMemory(base: memory, bytesPerRow: bytesPerRow, bounds: bounds)
    self.rasterizer = rasterizer
    clip = bounds
  }

  /// The device pixels that the memory holds.
  package var bounds: PixelRect { memory.bounds }
}

extension Bitmap {
  /// Calls a closure with a canvas over the bitmap, whose top left pixel is the device pixel (`x`, `y`).
  package mutating func withCanvas<Result, Failure: Error>(
    x: Int = 0, y: Int = 0, rasterizer: Rasterizer = Rasterizer(),
    _ draw: (inout Canvas) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let bounds = PixelRect(x: x, y: y, width: width, height: height)
    let bytesPerRow = 4 * width
    return try pixels.withUnsafeMutableBufferPointer { (pixels) throws(Failure) -> Result in
      // An empty array may have no address; an empty canvas never accesses it.
      let address = pixels.baseAddress ?? UnsafeMutablePointer(bitPattern: 4)!
      var canvas = Canvas(
        memory: UnsafeMutableRawPointer(address), bytesPerRow: bytesPerRow, bounds: bounds,
        rasterizer: rasterizer)
      return try draw(&canvas)
    }
  }
}
