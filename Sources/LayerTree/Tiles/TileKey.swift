package import Raster

/// The key of an image in a tile cache: the part of a tiled layer, and the state in which it was drawn.
package struct TileKey: Hashable {
  /// The number of the tiles' source.
  let layer: Int
  /// The media time whose presentation draws the tile; nil if the model draws it.
  let displayTime: Double?
  let isOpaque: Bool
  /// The scale of the level of detail, in pixels per point.
  let scale: Double
  /// The size of a whole tile, in pixels.
  let tileSize: SIMD2<Int>
  /// The tile's rectangle, in pixels from the origin of the layer's space.
  package var pixels: PixelRect

  /// Creates the key of a pixel rectangle of a layer with a snapshot's values.
  package init(
    _ source: any TileSource, _ values: TiledValues, isOpaque: Bool, scale: Double, tileSize: SIMD2<Int>,
    pixels: PixelRect
  ) {
    (self.layer, displayTime) = (source.tilesNumber, values.displayTime)
    (self.isOpaque, self.scale, self.tileSize, self.pixels) = (isOpaque, scale, tileSize, pixels)
  }

  /// Whether the image is evicted as soon as it's invisible, because it covers several tiles or belongs to one instant.
  var isTransient: Bool {
    displayTime != nil || pixels.width > tileSize.x || pixels.height > tileSize.y
  }
}
