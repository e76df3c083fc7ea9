import Raster

/// A rectangle of a picture that has to be redrawn, and the commands that touch it.
struct PicturePart {
  let rect: PixelRect
  let list: DisplayList
}

extension DirtyRegion {
  /// The parts of a list's picture that the region consists of.
  ///
  /// - Parameter bounds: The pixels of the picture.
  func parts(of list: BoundedList, within bounds: PixelRect) -> [PicturePart] {
    rects.map { rect in
      // Most commands of a list touch its picture.
      if rect == bounds { return PicturePart(rect: rect, list: list.list) }
      var touching = DisplayList()
      list.bounds.forEachIndex(touching: rect) { touching.commands.append(list.list.commands[$0]) }
      return PicturePart(rect: rect, list: touching)
    }
  }
}

extension [PicturePart] {
  /// The number of rows to draw at a time, limited by the memory for the pictures of nested groups.
  func rowsDrawnAtOnce(width: Int, threads: Int) -> Int {
    let area = reduce(0) { $0 + $1.rect.area }
    return map { $0.list.commands.rowsDrawnAtOnce(width: width, of: area, threads: threads) }.min() ?? .max
  }
}

extension PixelRect {
  var area: Int { width * height }
}
