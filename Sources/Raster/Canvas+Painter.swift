extension Canvas {
  /// Makes a paint ready and lends it, with the pixels that it may change; does nothing where no pixel can change.
  func withPainter(
    _ paint: Paint, opacity: Double, blendMode: BlendMode, _ draw: (inout Painter, PixelRect) -> Void
  ) {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    guard !clip.isEmpty, opacity > 0 || !blendMode.keepsBackdropUnderTransparency else { return }
    switch paint {
    case .color(let color):
      let pixel = color.withAlpha(multipliedBy: opacity).pixel
      withPainter(.color(pixel), opacity: 255, clip: clip, blendMode: blendMode, draw)
    case .bitmap(let bitmap, let x, let y):
      let place = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress else { return }
        withPainter(
          .rows(PixelRows(base: base, bounds: place)), opacity: Color.byte(opacity),
          clip: clip.intersection(place), blendMode: blendMode, draw)
      }
    }
  }

  private func withPainter(
    _ source: PaintSource, opacity: UInt8, clip: PixelRect, blendMode: BlendMode,
    _ draw: (inout Painter, PixelRect) -> Void
  ) {
    let scratch = rasterizer.spanScratch()
    guard let clipMask else {
      var painter = Painter(
        memory: memory, source: source, opacity: opacity, blendMode: blendMode, clipMask: nil,
        scratch: scratch)
      draw(&painter, clip)
      return
    }
    clipMask.withRows { rows in
      var painter = Painter(
        memory: memory, source: source, opacity: opacity, blendMode: blendMode, clipMask: rows,
        scratch: scratch)
      draw(&painter, clip.intersection(rows.bounds))
    }
  }
}
