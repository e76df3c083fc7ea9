extension Canvas {
  /// Draws a paint wherever a shape covers pixels of the clip.
  func draw(_ shape: some Shape, paint: Paint, opacity: Double, blendMode: BlendMode) {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    guard !clip.isEmpty, opacity > 0 || !blendMode.keepsBackdropUnderTransparency else { return }
    switch paint {
    case .color(let color):
      let pixel = color.withAlpha(multipliedBy: opacity).pixel
      if blendMode == .normal, clipMask == nil {
        var painter = SolidPainter(memory: memory, color: pixel)
        shape.cover(within: clip, using: rasterizer, into: &painter)
      } else {
        draw(shape, .color(pixel), opacity: 255, blendMode)
      }
    case .gradient(let gradient):
      gradient.withSampler { draw(shape, .gradient($0), opacity: Color.byte(opacity), blendMode) }
    case .image(let image):
      image.withSampler { draw(shape, .image($0), opacity: Color.byte(opacity), blendMode) }
    }
  }

  private func draw(_ shape: some Shape, _ source: PaintSource, opacity: UInt8, _ blendMode: BlendMode) {
    func draw(clipMask: MaskRows?, within clip: PixelRect) {
      var painter = Painter(
        memory: memory, source: source, opacity: opacity, blendMode: blendMode, clipMask: clipMask,
        scratch: rasterizer.spanScratch)
      shape.cover(within: clip, using: rasterizer, into: &painter)
    }
    if let clipMask {
      clipMask.withRows { draw(clipMask: $0, within: clip.intersection($0.bounds)) }
    } else {
      draw(clipMask: nil, within: clip)
    }
  }
}
