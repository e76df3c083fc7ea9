import Raster

/// The difference of a frame from the frame before it, in pixels as `GIFColor` defines them.
struct FrameDifference {
  /// A rectangle that contains all pixels that differ.
  let rect: PixelRect
  /// The new pixels in the rectangle, row by row; `GIFColor.unchanged` for pixels that don't differ.
  let new: [UInt32]
  /// The old pixels in the rectangle, in the same form; empty for the first frame.
  let old: [UInt32]

  /// Compares a frame with the one before it, which must have the same size; all pixels of the first frame are new.
  init(_ bitmap: Bitmap, after previous: Bitmap?) {
    guard let previous else {
      let frame = PixelFrame(bitmap)
      (rect, new, old) = (frame.bounds, frame.pixels, [])
      return
    }
    let (newFrame, oldFrame) = (Self.rawFrame(bitmap), Self.rawFrame(previous))
    rect = newFrame.changes(from: oldFrame)
    var (new, old) = (newFrame.pixels(in: rect), oldFrame.pixels(in: rect))
    Self.compare(&new, &old)
    (self.new, self.old) = (new, old)
  }

  /// Returns a frame with the pixels of a bitmap, not yet converted to those of `GIFColor`.
  private static func rawFrame(_ bitmap: Bitmap) -> PixelFrame<UInt32> {
    PixelFrame(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
  }

  /// Converts the pixels of bitmaps to those of `GIFColor`, and marks equal ones as unchanged.
  private static func compare(_ new: inout [UInt32], _ old: inout [UInt32]) {
    new.withUnsafeMutableBufferPointer { new in
      old.withUnsafeMutableBufferPointer { old in
        for index in new.indices {
          let (newPixel, oldPixel) = (GIFColor.threshold(new[index]), GIFColor.threshold(old[index]))
          new[index] = newPixel == oldPixel ? GIFColor.unchanged : newPixel
          old[index] = newPixel == oldPixel ? GIFColor.unchanged : oldPixel
        }
      }
    }
  }
}
