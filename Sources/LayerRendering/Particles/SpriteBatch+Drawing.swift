import CoreGraphics
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
  /// The picture and its reductions so far, each half the size of the previous one.
  private var versions: [SpriteVersion] = []

  init(_ picture: SpritePicture) { self.picture = picture }

  mutating func draw(
    _ image: SpriteImage, _ tint: Color, _ blendMode: BlendMode, on canvas: inout Canvas
  ) {
    let filter = picture.filters.averagingFilter(for: image.transform, .screen)
    let sampling = PictureSampling(filter)
    makeVersions(count: sampling.coarsestLevel + 1)
    if image.perspective == nil, sampling.isLinear,
      versions[sampling.halvingCount].draw(image.transform, tint, blendMode, on: &canvas)
    {
      return
    }
    fillOutline(image, sampling, tint, blendMode, on: &canvas)
  }

  private mutating func makeVersions(count: Int) {
    for halvingCount in versions.count..<max(versions.count, count) {
      versions.append(SpriteVersion(picture, halvingCount: halvingCount))
    }
  }

  /// Draws a sprite by filling its outline, for sprites that the sheets don't support.
  private func fillOutline(
    _ image: SpriteImage, _ sampling: PictureSampling, _ tint: Color, _ blendMode: BlendMode,
    on canvas: inout Canvas
  ) {
    guard !image.deviceBounds(of: picture.source).intersection(canvas.clip).isEmpty else { return }
    var paint = versions[sampling.halvingCount].paint
    if sampling.coarserShare > 0 {
      paint = paint.mixed(
        with: versions[sampling.coarsestLevel].paint.bitmap, share: sampling.coarserShare)
    }
    paint.transform = paint.transform.concatenating(image.transform)
    (paint.filter, paint.tint, paint.perspective) = (sampling.filter, tint, image.perspective)
    var outline = Outline(Path(rect: picture.source), image.transform)
    outline.perspective = image.perspective
    canvas.fill(outline.flattened(within: canvas.clip), paint: .image(paint), blendMode: blendMode)
  }
}

extension PictureSampling {
  /// Whether sprites interpolate between the pixels of a single version.
  fileprivate var isLinear: Bool { filter == .linear && coarserShare == 0 }
}

/// A picture that was halved a number of times.
private struct SpriteVersion {
  /// The paint, whose transform leads to the space of the original picture.
  let paint: ImagePaint
  private let sheet: SpriteSheet?

  init(_ picture: SpritePicture, halvingCount: Int) {
    let original = PixelRect(covering: picture.source, within: picture.image.bitmap.bounds)
    var paint = ImagePaint(picture.image.bitmap, source: original, transform: .identity)
    if halvingCount > 0 {
      paint = paint.reduced(by: Double(halvingCount)) { picture.image.bitmap(halved: $0) }
    }
    self.paint = paint
    let toVersion = paint.transform.inverse ?? .identity
    sheet = SpriteSheet(paint.bitmap, source: paint.source, box: picture.source.applying(toVersion))
  }

  /// Draws the sheet. Returns false if it can't be drawn that way.
  func draw(_ transform: Affine, _ tint: Color, _ blendMode: BlendMode, on canvas: inout Canvas) -> Bool {
    guard let sheet else { return false }
    return canvas.draw(
      sheet, transform: paint.transform.concatenating(transform), tint: tint, blendMode: blendMode)
  }
}
