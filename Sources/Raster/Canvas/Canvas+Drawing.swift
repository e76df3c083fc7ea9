extension Canvas {
  /// Fills the inside of `path`; open subpaths count as closed.
  ///
  /// Nothing is drawn if a coordinate isn't finite.
  ///
  /// - Parameters:
  ///   - transform: The transform from the path's space to device pixels.
  ///   - opacity: The opacity of the paint, clamped to 0…1.
  package func fill(
    _ path: Path, transform: Affine = .identity, rule: FillRule = .nonZero, paint: Paint, opacity: Double = 1,
    blendMode: BlendMode = .normal
  ) {
    let shape = FilledPath(path: path, transform: transform, rule: rule)
    fill(shape, paint: paint, opacity: opacity, blendMode: blendMode)
  }

  /// Fills the inside of a path.
  ///
  /// - Parameter isOverTransparency: Whether all pixels of the clip are transparent, which makes drawing faster.
  package func fill(
    _ shape: FilledPath, paint: Paint, opacity: Double = 1, blendMode: BlendMode = .normal,
    isOverTransparency: Bool = false
  ) {
    draw(shape, paint: paint, opacity: opacity, blendMode: blendMode, isOverTransparency: isOverTransparency)
  }

  /// Fills a rectangle.
  ///
  /// - Parameter isOverTransparency: Whether all pixels of the clip are transparent, which makes drawing faster.
  package func fill(
    _ rectangle: GridRectangle, paint: Paint, opacity: Double = 1, isOverTransparency: Bool = false
  ) {
    draw(
      rectangle, paint: paint, opacity: opacity, blendMode: .normal, isOverTransparency: isOverTransparency)
  }

  /// Draws the stroke of `path`: a disc of the style's width, moved along it in the path's own space.
  package func stroke(
    _ path: Path, _ style: StrokeStyle, transform: Affine = .identity, paint: Paint, opacity: Double = 1,
    blendMode: BlendMode = .normal
  ) {
    let shape = StrokedPath(path: path, style: style, transform: transform)
    draw(shape, paint: paint, opacity: opacity, blendMode: blendMode)
  }

  /// Draws `paint` through a mask that is offset by whole pixels.
  package func fill(
    _ mask: Mask, x: Int = 0, y: Int = 0, paint: Paint, opacity: Double = 1, blendMode: BlendMode = .normal
  ) {
    draw(MaskShape(mask: mask, x: x, y: y), paint: paint, opacity: opacity, blendMode: blendMode)
  }

  /// Draws a bitmap, such as a group's offscreen, with its top left pixel at the device pixel (`x`, `y`).
  ///
  /// Opacity and mask are applied in the same pass. The mask is in device space; outside its bounds nothing
  /// is drawn.
  package func composite(
    _ bitmap: Bitmap, x: Int, y: Int, opacity: Double = 1, mask: Mask? = nil, blendMode: BlendMode = .normal
  ) {
    let area = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
    let image = ImagePaint(bitmap, transform: .translation(Double(x), Double(y)), filter: .nearest)
    if let mask {
      var canvas = self
      canvas.clip = clip.intersection(area)
      let shape = MaskShape(mask: mask)
      canvas.draw(shape, paint: .image(image), opacity: opacity, blendMode: blendMode)
    } else {
      draw(area, paint: .image(image), opacity: opacity, blendMode: blendMode)
    }
  }

  /// Draws the source rectangle of `image`. Its sides are antialiased where they aren't at whole pixels.
  package func draw(_ image: ImagePaint, opacity: Double = 1, blendMode: BlendMode = .normal) {
    fill(
      Path(rect: image.source.box), transform: image.transform, paint: .image(image), opacity: opacity,
      blendMode: blendMode)
  }

  /// Makes the pixels of `area`, or of the whole clip, transparent, regardless of the clip mask.
  package func clear(_ area: PixelRect? = nil) {
    memory.fill(area.map(clip.intersection) ?? clip, with: 0)
  }
}
