extension Canvas {
  /// The pixels of an area as they are now; beyond the canvas' sides the pixels along them go on.
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

  /// Puts a bitmap whose top left pixel is the device pixel (`x`, `y`) in the place of what is there, as far as a mask
  /// says.
  package func replace(with bitmap: Bitmap, x: Int, y: Int, mask: Mask) {
    composite(bitmap, x: x, y: y, mask: mask, blendMode: .copy)
  }
}
