package import Raster

/// Many small pictures, drawn one after the other.
package struct SpriteBatch: Hashable, Sendable {
  package var pictures: [SpritePicture]
  package var sprites: [Sprite]
  package var blendMode: BlendMode
  /// What leads on to device pixels where the sprites' transforms lead to a plane seen in perspective.
  package let perspective: Projection?
  /// The pixels that the sprites can touch.
  package let bounds: PixelRect

  package init(
    pictures: [SpritePicture], sprites: [Sprite], blendMode: BlendMode = .normal,
    perspective: Projection? = nil
  ) {
    self.pictures = pictures
    self.sprites = sprites
    self.blendMode = blendMode
    self.perspective = perspective
    let box = sprites.reduce(Box.empty) { $0.union(pictures[$1.picture].source.applying($1.transform)) }
    let seen = perspective.map { $0.image(of: box).bounds } ?? box
    bounds = PixelRect(covering: seen, within: .addressable)
  }

  /// The sprites, drawn in a plane's pixels, as they look where the plane is seen in perspective.
  func seen(through projection: Projection) -> SpriteBatch {
    SpriteBatch(
      pictures: pictures, sprites: sprites, blendMode: blendMode,
      perspective: perspective?.concatenating(projection) ?? projection)
  }
}

/// One of a batch's pictures at a place.
package struct Sprite: Hashable, Sendable {
  /// The index of the picture.
  package var picture: Int
  /// From the picture's pixels to device pixels.
  package var transform: Affine
  /// What the picture's colours are multiplied by, alpha included.
  package var tint: Color
}

/// A picture that sprites show.
package struct SpritePicture: Hashable, Sendable {
  package var bitmap: Bitmap
  /// The part that shows, in pixels.
  package var source: Box
  /// The picture's pixels that make a point.
  package var scale: Double
  package var filters: PictureFilters
}
