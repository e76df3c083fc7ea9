package import CoreGraphics
package import Raster

/// Many small pictures, drawn in order.
package struct SpriteBatch: Equatable, Sendable {
  package var pictures: [SpritePicture]
  package var sprites: [Sprite]
  package var blendMode: BlendMode
  /// The projection from the transforms' target plane to device pixels, if that plane is seen in perspective.
  package let perspective: Projection?
  /// The change of x′, y′ and w of the sprites' images per point of depth; see ``Projection``.
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

  /// The mapping from a sprite's picture to device pixels.
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

  /// The sprites of a plane, projected onto the device.
  func projected(by projection: Projection) -> SpriteBatch {
    SpriteBatch(
      pictures: pictures, sprites: sprites, blendMode: blendMode,
      perspective: perspective?.concatenating(projection) ?? projection,
      depthAxis: projection.apply(homogeneous: depthAxis))
  }
}

/// One of a batch's pictures with a transform and a tint.
package struct Sprite: Equatable, Sendable {
  /// The index of the picture.
  package var picture: Int
  /// The mapping from the picture's pixels to device pixels.
  package var transform: Affine
  /// The distance in front of the batch's plane, in units of the batch's ``SpriteBatch/depthAxis``.
  package var depth = 0.0
  /// The color that the picture's colors and alpha are multiplied by.
  package var tint: Color
}

/// The mapping from a sprite's picture to device pixels.
struct SpriteImage {
  var transform: Affine
  /// The projection from the transform's target plane to device pixels, if that plane is seen in perspective.
  var perspective: Projection?

  /// The pixels that a box in the picture's space can touch.
  func deviceBounds(of box: Box) -> PixelRect {
    transform.deviceBounds(of: box, projectedBy: perspective)
  }
}

/// A picture that sprites show.
package struct SpritePicture: Equatable, Sendable {
  package var image: CGImage
  /// The visible part, in pixels.
  package var source: Box
  /// The number of the picture's pixels per point.
  package var scale: Double
  package var filters: PictureFilters
}
