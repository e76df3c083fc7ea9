extension Canvas {
  /// Draws a paint wherever a shape covers pixels of the clip.
  ///
  /// - Parameter isOverTransparency: Whether all pixels of the clip are transparent, which makes drawing faster.
  func draw(
    _ shape: some Shape, paint: Paint, opacity: Double, blendMode: BlendMode, isOverTransparency: Bool = false
  ) {
    let opacity = opacity > 0 ? min(opacity, 1) : 0
    guard !clip.isEmpty, opacity > 0 || !blendMode.keepsBackdropUnderTransparency else { return }
    switch paint {
    case .color(let color):
      let pixel = color.withAlpha(multipliedBy: opacity).pixel
      // Where an opaque color replaces the backdrop, it's also over it.
      let isOver = blendMode == .normal || blendMode == .copy && Pixel.alpha(pixel) == 255
      if isOver, clipMask == nil {
        var painter = SolidPainter(memory: memory, color: pixel, isOverTransparency: isOverTransparency)
        shape.cover(within: clip, using: rasterizer, into: &painter)
      } else {
        draw(shape, .color(pixel), opacity: 255, blendMode)
      }
    case .gradient(let gradient) where gradient.fade != nil:
      draw(shape, faded: gradient, opacity: Color.byte(opacity), blendMode)
    case .gradient(let gradient):
      draw(shape, gradient, opacity: Color.byte(opacity), blendMode)
    case .image(let image):
      image.withSampler { draw(shape, .image($0), opacity: Color.byte(opacity), blendMode) }
    }
  }

  private func draw(_ shape: some Shape, _ source: PaintSource, opacity: UInt8, _ blendMode: BlendMode) {
    withClipMask { clipMask, clip in
      var painter = Painter(
        memory: memory, source: source, opacity: opacity, blendMode: blendMode, clipMask: clipMask,
        scratch: rasterizer.spanScratch)
      shape.cover(within: clip, using: rasterizer, into: &painter)
    }
  }

  private func draw(_ shape: some Shape, _ gradient: Gradient, opacity: UInt8, _ blendMode: BlendMode) {
    gradient.withSampler { sampler in
      if blendMode == .normal, clipMask == nil,
        var painter = AxialGradientPainter(memory: memory, sampler.pointee, opacity: opacity)
      {
        shape.cover(within: clip, using: rasterizer, into: &painter)
      } else {
        draw(shape, .gradient(sampler), opacity: opacity, blendMode)
      }
    }
  }

  private func draw(_ shape: some Shape, faded gradient: Gradient, opacity: UInt8, _ blendMode: BlendMode) {
    gradient.withFadedSamplers(opacity: opacity) { samplers in
      if blendMode == .normal, clipMask == nil,
        var painter = AxialGradientPainter(memory: memory, samplers, opacity: opacity)
      {
        return shape.cover(within: clip, using: rasterizer, into: &painter)
      }
      withClipMask { clipMask, clip in
        var painter = FadedGradientPainter(
          memory: memory, samplers: samplers, opacity: opacity, blendMode: blendMode, clipMask: clipMask,
          scratch: rasterizer.spanScratch)
        shape.cover(within: clip, using: rasterizer, into: &painter)
      }
    }
  }

  /// Calls a closure with the clip mask, if there is one, and the pixels that may be drawn.
  private func withClipMask(_ body: (MaskRows?, PixelRect) -> Void) {
    if let clipMask {
      clipMask.withRows { body($0, clip.intersection($0.bounds)) }
    } else {
      body(nil, clip)
    }
  }
}
