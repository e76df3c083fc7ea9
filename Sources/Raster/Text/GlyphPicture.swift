/// The identity of a glyph within one shaper.
package struct GlyphName: Hashable, Sendable {
  package var face: Int
  package var glyph: UInt32

  package init(face: Int, glyph: UInt32) { (self.face, self.glyph) = (face, glyph) }
}

/// The picture of a glyph in font units, with its origin on the baseline and y pointing down.
package enum GlyphPicture: Equatable, Sendable {
  /// An outline that is filled with the color of the text; empty for a space.
  case outline(Path)
  /// Layers with colors of their own, from back to front.
  case layers([GlyphLayer])
  /// A bitmap and the box that it fills.
  case bitmap(MippedBitmap, Box)
}

/// A layer of a color glyph.
package indirect enum GlyphLayer: Equatable, Sendable {
  /// A shape with a paint in font units; nil for the color of the text. The opacity multiplies the paint's alpha.
  case fill(Path, Paint?, opacity: Double)
  /// Layers drawn onto transparent pixels, then composited onto the layers below within the clip.
  case group([GlyphLayer], blendMode: BlendMode, clip: Path?)
}

extension Paint {
  /// The paint moved along with a shape.
  package func applying(_ transform: Affine) -> Paint {
    switch self {
    case .color: return self
    case .gradient(var gradient):
      gradient.transform = gradient.transform.concatenating(transform)
      return .gradient(gradient)
    case .image(var image):
      image.transform = image.transform.concatenating(transform)
      return .image(image)
    }
  }
}
