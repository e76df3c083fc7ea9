import MotionCore
import Raster

extension SpriteBatch {
  /// Draws the sprites that touch the clip.
  func draw(on canvas: inout Canvas) {
    let paths = pictures.map { Path(rect: $0.source) }
    var halves = pictures.map { [ImagePaint($0.bitmap, source: $0.usedPixels, transform: .identity)] }
    for sprite in sprites {
      let picture = pictures[sprite.picture]
      let box = picture.source.applying(sprite.transform)
      let pixels = PixelRect(covering: box, within: .addressable)
      guard !pixels.intersection(canvas.clip).isEmpty else { continue }
      let paint = picture.paint(for: sprite, halves: &halves[sprite.picture])
      canvas.fill(
        paths[sprite.picture], transform: sprite.transform, paint: .image(paint), blendMode: blendMode)
    }
  }
}

extension SpritePicture {
  fileprivate var usedPixels: PixelRect { PixelRect(covering: source, within: bitmap.bounds) }

  /// The paint of a sprite; `halves` are the picture's halvings so far, the first one the picture itself.
  fileprivate func paint(for sprite: Sprite, halves: inout [ImagePaint]) -> ImagePaint {
    let scale = abs(sprite.transform.determinant).squareRoot()
    let filter = scale < 1 ? minification : magnification
    let count = filter == .averaged ? halvings(atScale: scale) : 0
    while halves.count <= count {
      var next = halves[halves.count - 1]
      next.transform = .scale(0.5, 0.5)
      halves.append(next.averaged)
    }
    var paint = halves[count]
    let factor = Double(1 << count)
    paint.transform = Affine.scale(factor, factor).concatenating(sprite.transform)
    paint.filter = filter == .nearest ? .nearest : .linear
    paint.tint = sprite.tint
    return paint
  }

  /// How often the picture is halved before it is drawn at a scale.
  private func halvings(atScale scale: Double) -> Int {
    var (count, rest) = (0, scale * Elementary.exp2(-minificationBias))
    while rest <= 0.5, count < Self.maximumHalvings {
      rest *= 2
      count += 1
    }
    return count
  }

  /// So often a picture of any size is halved to a pixel.
  private static var maximumHalvings: Int { 30 }
}
