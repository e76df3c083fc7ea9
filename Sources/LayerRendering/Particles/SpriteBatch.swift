package import Raster

/// Many small pictures, drawn one after the other.
package struct SpriteBatch: Hashable, Sendable {
  package var pictures: [SpritePicture]
  package var sprites: [Sprite]
  package var blendMode: BlendMode
  /// What leads on to device pixels where the sprites' transforms lead to a plane seen in perspective.
  package let perspective: Projection?
  /// What a point of depth adds to x′, y′ and w of the sprites' images: see ``Projection``.
  package let depthAxis: SIMD3<Double>
  /// The pixels that the sprites can touch.
  package private(set) var bounds = PixelRect.empty

  package init(
    pictures: [SpritePicture], sprites: [Sprite], blendMode: BlendMode = .normal,
    perspective: Projection? = nil, depthAxis: SIMD3<Double> = .zero
  ) {
    self.pictures = pictures
    self.sprites = sprites
    self.blendMode = blendMode
    self.perspective = perspective
    self.depthAxis = depthAxis
    var box = Box.empty
    for sprite in sprites {
      let image = image(of: sprite)
      let source = pictures[sprite.picture].source
      if image.perspective == nil {
        box = box.union(source.applying(image.transform))
      } else {
        bounds = bounds.union(image.deviceBounds(of: source))
      }
    }
    bounds = bounds.union(PixelRect(covering: box, within: .addressable))
  }

  /// Where a sprite is seen.
  @inline(__always)
  func image(of sprite: Sprite) -> SpriteImage {
    guard sprite.depth != 0, depthAxis != .zero else {
      return SpriteImage(transform: sprite.transform, perspective: perspective)
    }
    let moved = (perspective ?? Projection(.identity)).moved(by: depthAxis * sprite.depth)
    guard let affine = moved.affine else {
      return SpriteImage(transform: sprite.transform, perspective: moved)
    }
    return SpriteImage(transform: sprite.transform.concatenating(affine), perspective: nil)
  }

  /// The sprites, drawn in a plane's pixels, as they look where the plane is seen in perspective.
  func seen(through projection: Projection) -> SpriteBatch {
    SpriteBatch(
      pictures: pictures, sprites: sprites, blendMode: blendMode,
      perspective: perspective?.concatenating(projection) ?? projection,
      depthAxis: projection.apply(homogeneous: depthAxis))
  }
}

/// One of a batch's pictures at a place.
package struct Sprite: Hashable, Sendable {
  /// The index of the picture.
  package var picture: Int
  /// From the picture's pixels to device pixels.
  package var transform: Affine
  /// How far it lies before the batch's plane, in units of the batch's ``SpriteBatch/depthAxis``.
  package var depth = 0.0
  /// What the picture's colours are multiplied by, alpha included.
  package var tint: Color
}

/// What leads from a sprite's picture to device pixels.
struct SpriteImage {
  var transform: Affine
  /// What leads on where the transform leads to a plane seen in perspective.
  var perspective: Projection?

  /// The pixels that something in the picture's space can touch.
  func deviceBounds(of box: Box) -> PixelRect {
    transform.deviceBounds(of: box, seenThrough: perspective)
  }
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
