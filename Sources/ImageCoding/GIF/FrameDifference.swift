import Raster

/// How one picture of a film differs from the one before, in colours as `GIFColor` has them.
struct FrameDifference {
  /// Around all pixels that differ, and perhaps more.
  let rect: PixelRect
  /// What shows now in the rectangle, row by row; `GIFColor.unchanged` where that is what showed before.
  let new: [UInt32]
  /// What showed before where anything changed; nothing for the first picture.
  let old: [UInt32]

  /// Compares a picture with one of the same size.
  ///
  /// Everything is new in the first picture of a film.
  init(_ bitmap: Bitmap, after previous: Bitmap?) {
    guard let previous else {
      let frame = GIFFrame(bitmap)
      (rect, new, old) = (frame.bounds, frame.pixels, [])
      return
    }
    let (now, before) = (Self.plain(bitmap), Self.plain(previous))
    rect = now.changes(from: before)
    var (new, old) = (now.pixels(in: rect), before.pixels(in: rect))
    Self.compare(&new, &old)
    (self.new, self.old) = (new, old)
  }

  private static func plain(_ bitmap: Bitmap) -> GIFFrame<UInt32> {
    GIFFrame(width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels)
  }

  /// Makes bitmaps' pixels a film's, unchanged where they are equal.
  private static func compare(_ new: inout [UInt32], _ old: inout [UInt32]) {
    new.withUnsafeMutableBufferPointer { new in
      old.withUnsafeMutableBufferPointer { old in
        for index in new.indices {
          let (now, before) = (GIFColor.threshold(new[index]), GIFColor.threshold(old[index]))
          new[index] = now == before ? GIFColor.unchanged : now
          old[index] = now == before ? GIFColor.unchanged : before
        }
      }
    }
  }
}
