import Raster

extension SpriteBatch {
  /// Draws the sprites that touch the clip.
  func draw(on canvas: inout Canvas) {
    let sheets = pictures.map { SpriteSheet($0.bitmap, source: $0.usedPixels, box: $0.source) }
    let paths = pictures.map { Path(rect: $0.source) }
    var halves = pictures.map { [ImagePaint($0.bitmap, source: $0.usedPixels, transform: .identity)] }
    for sprite in sprites {
      let picture = pictures[sprite.picture]
      var outline = self.outline(of: sprite, paths[sprite.picture])
      guard !outline.deviceBounds.intersection(canvas.clip).isEmpty else { continue }
      if outline.perspective == nil, let sheet = sheets[sprite.picture],
        picture.isPlain(seenThrough: outline.transform),
        canvas.draw(sheet, transform: outline.transform, tint: sprite.tint, blendMode: blendMode)
      {
        continue
      }
      var paint = picture.paint(seenThrough: outline.transform, sprite.tint, halves: &halves[sprite.picture])
      paint.perspective = outline.perspective
      outline = outline.flattened(within: canvas.clip)
      canvas.fill(outline.path, transform: outline.transform, paint: .image(paint), blendMode: blendMode)
    }
  }
}

extension SpritePicture {
  fileprivate var usedPixels: PixelRect { PixelRect(covering: source, within: bitmap.bounds) }

  /// Whether a sprite shows the picture's own pixels, interpolated.
  fileprivate func isPlain(seenThrough transform: Affine) -> Bool {
    switch filters.filter(for: transform) {
    case .linear, .trilinear(level: 0): true
    case .nearest, .byShifts, .averaged, .trilinear: false
    }
  }

  /// The paint of a sprite; `halves` are the picture's halvings so far, the first one the picture itself.
  fileprivate func paint(
    seenThrough transform: Affine, _ tint: Color, halves: inout [ImagePaint]
  ) -> ImagePaint {
    let filter = filters.filter(for: transform)
    var (level, share) = (0, 0.0)
    if case .trilinear(let whole) = filter {
      level = Int(whole)
      share = whole - Double(level)
    }
    while halves.count <= level + (share > 0 ? 1 : 0) {
      halves.append(halves[halves.count - 1].reduced(by: 1))
    }
    var paint = halves[level]
    if share > 0 { paint = paint.mixed(with: halves[level + 1].bitmap, share: share) }
    paint.transform = paint.transform.concatenating(transform)
    paint.filter = filter == .nearest ? .nearest : .linear
    paint.tint = tint
    return paint
  }
}
