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
      withPainter(.color(pixel), opacity: 255, blendMode, draw)
    case .gradient(let gradient):
      guard let field = gradient.field else { return }
      gradient.ramp.pixels.withUnsafeBufferPointer { ramp in
        guard let base = ramp.baseAddress else { return }
        let sampler = GradientSampler(ramp: base, field: field)
        withPainter(.gradient(sampler), opacity: Color.byte(opacity), blendMode, draw)
      }
    case .image(let image):
      let image = image.filter == .averaged ? image.averaged : image
      image.bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let base = pixels.baseAddress, let sampler = ImageSampler(image, base: base) else { return }
        withPainter(.image(sampler), opacity: Color.byte(opacity), blendMode, draw)
      }
    }
  }

  private func withPainter(
    _ source: PaintSource, opacity: UInt8, _ blendMode: BlendMode,
    _ draw: (inout Painter, PixelRect) -> Void
  ) {
    guard let clipMask else {
      var painter = painter(source, opacity, blendMode, clipMask: nil)
      draw(&painter, clip)
      return
    }
    clipMask.withRows { rows in
      var painter = painter(source, opacity, blendMode, clipMask: rows)
      draw(&painter, clip.intersection(rows.bounds))
    }
  }

  private func painter(
    _ source: PaintSource, _ opacity: UInt8, _ blendMode: BlendMode, clipMask: MaskRows?
  ) -> Painter {
    Painter(
      memory: memory, source: source, opacity: opacity, blendMode: blendMode, clipMask: clipMask,
      scratch: rasterizer.spanScratch())
  }
}
