extension Canvas {
  /// Returns the current pixels of an area. Beyond the canvas, the pixels along its sides repeat.
  package func pixels(of area: PixelRect) -> Bitmap {
    var result = rasterizer.memory.bitmap(width: area.width, height: area.height)
    guard !area.isEmpty, !bounds.isEmpty else { return result }
    for y in area.minY..<area.maxY {
      let row = memory.pixel(x: bounds.minX, y: min(max(y, bounds.minY), bounds.maxY - 1))
      for x in area.minX..<area.maxX {
        let column = min(max(x, bounds.minX), bounds.maxX - 1)
        result[x - area.minX, y - area.minY] = row[column - bounds.minX]
      }
    }
    return result
  }

  /// Replaces pixels with those of a bitmap whose top left pixel is the device pixel (`x`, `y`), in
  /// proportion to the coverage of a mask.
  package func replace(with bitmap: Bitmap, x: Int, y: Int, mask: Mask) {
    composite(bitmap, x: x, y: y, mask: mask, blendMode: .copy)
  }
}
