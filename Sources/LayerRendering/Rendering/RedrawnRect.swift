import Raster

/// A rectangle of a picture that is redrawn, and the commands that touch it.
struct RedrawnRect {
  let pixels: PixelRect
  let list: DisplayList
  /// The bounds of the commands.
  let bounds: BlockedBounds
}

extension RedrawnRect {
  init(pixels: PixelRect, list: DisplayList) {
    self.init(pixels: pixels, list: list, bounds: BlockedBounds(of: list))
  }
}

extension DirtyRegion {
  /// The region's rectangles, with the commands of a list that touch them.
  func redrawnRects(of list: BoundedList) -> [RedrawnRect] {
    rects.map { pixels in
      if list.bounds.allTouch(pixels) {
        return RedrawnRect(pixels: pixels, list: list.list, bounds: list.bounds)
      }
      var touching = DisplayList()
      list.bounds.forEachIndex(touching: pixels) { touching.commands.append(list.list.commands[$0]) }
      return RedrawnRect(pixels: pixels, list: touching)
    }
  }
}

extension [RedrawnRect] {
  /// The number of rows to draw at a time, limited by the memory for the pictures of nested groups and by the cache.
  func rowsDrawnAtOnce(threads: Int) -> Int {
    let area = reduce(0) { $0 + $1.pixels.area }
    return map {
      $0.list.commands.rowsDrawnAtOnce(width: $0.pixels.width, of: area, threads: threads)
    }.min() ?? .max
  }
}
