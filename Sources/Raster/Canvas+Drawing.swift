extension Canvas {
  /// Draws the inside of `path`, open subpaths closed. `transform` leads from the path's space to device pixels.
  ///
  /// `opacity` is clamped to 0…1. A path with a coordinate that isn't finite draws nothing.
  package func fill(
    _ path: Path, transform: Affine = .identity, rule: FillRule = .nonZero, paint: Paint,
    opacity: Double = 1, blendMode: BlendMode = .normal
  ) {
    withPainter(paint, opacity: opacity, blendMode: blendMode) { painter, clip in
      rasterizer.fill(path, transform: transform, rule: rule, clip: clip, into: &painter)
    }
  }

  /// Draws the stroke of `path`, a disc of the style's width moved along it in the path's own space.
  package func stroke(
    _ path: Path, _ style: StrokeStyle, transform: Affine = .identity, paint: Paint, opacity: Double = 1,
    blendMode: BlendMode = .normal
  ) {
    withPainter(paint, opacity: opacity, blendMode: blendMode) { painter, clip in
      rasterizer.stroke(path, style, transform: transform, clip: clip, into: &painter)
    }
  }

  /// Draws `paint` through a mask that is moved by a whole number of pixels.
  package func fill(
    _ mask: Mask, x: Int = 0, y: Int = 0, paint: Paint, opacity: Double = 1, blendMode: BlendMode = .normal
  ) {
    withPainter(paint, opacity: opacity, blendMode: blendMode) { painter, clip in
      mask.cover(movedBy: (x, y), within: clip, into: &painter)
    }
  }

  /// Draws a bitmap with its top left pixel at the device pixel (`x`, `y`): a group's offscreen, say.
  ///
  /// Opacity and mask act in the same pass. The mask lies in device space; outside its bounds nothing is drawn.
  package func composite(
    _ bitmap: Bitmap, x: Int, y: Int, opacity: Double = 1, mask: Mask? = nil, blendMode: BlendMode = .normal
  ) {
    let place = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    let image = ImagePaint(bitmap, transform: .translation(Double(x), Double(y)), filter: .nearest)
    withPainter(.image(image), opacity: opacity, blendMode: blendMode) { painter, clip in
      let clip = clip.intersection(place)
      if let mask {
        mask.cover(movedBy: (0, 0), within: clip, into: &painter)
      } else {
        clip.cover(into: &painter)
      }
    }
  }

  /// Draws the source rectangle of `image`, its sides antialiased where they aren't at whole pixels.
  package func draw(_ image: ImagePaint, opacity: Double = 1, blendMode: BlendMode = .normal) {
    fill(
      Path(rect: image.source.box), transform: image.transform, paint: .image(image), opacity: opacity,
      blendMode: blendMode)
  }

  /// Makes the pixels of `area`, or of the whole clip, transparent; the clip mask has no say.
  package func clear(_ area: PixelRect? = nil) {
    let area = area.map(clip.intersection) ?? clip
    guard !area.isEmpty else { return }
    for y in area.minY..<area.maxY {
      memory.pixel(x: area.minX, y: y).update(repeating: 0, count: area.width)
    }
  }
}

extension PixelRect {
  /// Hands all pixels to `sink`, fully covered.
  func cover(into sink: inout some SpanSink) {
    guard !isEmpty else { return }
    for y in minY..<maxY { sink.cover(x: minX, y: y, count: width, coverage: 255) }
  }
}
