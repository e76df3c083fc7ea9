import Raster

extension SpriteBatch {
  /// Draws the sprites that touch the clip.
  func draw(on canvas: inout Canvas) {
    let clip = canvas.clip
    defer { canvas.clip = clip }
    // Coordinates are rounded to the coverage grid, which may move edges slightly out of the bounds.
    canvas.clip = clip.intersection(bounds)
    var brushes = pictures.map(SpriteBrush.init)
    var start = 0
    while start < sprites.count {
      let picture = sprites[start].picture
      let end = sprites[start...].firstIndex { $0.picture != picture } ?? sprites.count
      for sprite in sprites[start..<end] {
        brushes[picture].draw(image(of: sprite), sprite.tint, blendMode, on: &canvas)
      }
      start = end
    }
  }
}

/// Draws one picture many times.
private struct SpriteBrush {
  private let picture: SpritePicture
  private let sheet: SpriteSheet?
  /// The picture and its reductions so far, each half the size of the previous one.
  private var halves: [ImagePaint]

  init(_ picture: SpritePicture) {
    self.picture = picture
    sheet = SpriteSheet(picture.bitmap, source: picture.usedPixels, box: picture.source)
    halves = [ImagePaint(picture.bitmap, source: picture.usedPixels, transform: .identity)]
  }

  mutating func draw(
    _ image: SpriteImage, _ tint: Color, _ blendMode: BlendMode, on canvas: inout Canvas
  ) {
    let interpolates =
      image.perspective == nil && picture.interpolatesOriginalPixels(transformedBy: image.transform)
    if interpolates, let sheet,
      canvas.draw(sheet, transform: image.transform, tint: tint, blendMode: blendMode)
    {
      return
    }
    fillOutline(image, tint, blendMode, on: &canvas)
  }

  /// Draws a sprite by filling its outline, for sprites that the sheet doesn't support.
  private mutating func fillOutline(
    _ image: SpriteImage, _ tint: Color, _ blendMode: BlendMode, on canvas: inout Canvas
  ) {
    guard !image.deviceBounds(of: picture.source).intersection(canvas.clip).isEmpty else { return }
    var paint = picture.paint(transformedBy: image.transform, tint, halves: &halves)
    paint.perspective = image.perspective
    var outline = Outline(Path(rect: picture.source), image.transform)
    outline.perspective = image.perspective
    canvas.fill(outline.flattened(within: canvas.clip), paint: .image(paint), blendMode: blendMode)
  }
}

extension SpritePicture {
  fileprivate var usedPixels: PixelRect { PixelRect(covering: source, within: bitmap.bounds) }

  /// Whether a sprite interpolates the picture's own pixels.
  fileprivate func interpolatesOriginalPixels(transformedBy transform: Affine) -> Bool {
    switch filters.filter(for: transform) {
    case .linear, .trilinear(level: 0): true
    case .nearest, .byShifts, .averaged, .trilinear: false
    }
  }

  /// The paint of a sprite.
  ///
  /// - Parameter halves: The picture and its reductions so far; missing ones are added.
  fileprivate func paint(
    transformedBy transform: Affine, _ tint: Color, halves: inout [ImagePaint]
  ) -> ImagePaint {
    let filter = filters.filter(for: transform)
    var (level, share) = (0, 0.0)
    if case .trilinear(let fractionalLevel) = filter {
      level = Int(fractionalLevel)
      share = fractionalLevel - Double(level)
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
