package import Raster

/// Which part of which tiled layer a picture shows, and how it was drawn.
package struct TileKey: Hashable {
  /// The number of the tiles' source.
  let layer: Int
  /// The media time whose presentation draws; nil where the model does.
  let moment: Double?
  let isOpaque: Bool
  /// The pixels of the level of detail that make a point.
  let scale: Double
  /// The extent of a whole tile, in pixels.
  let tileSize: SIMD2<Int>
  /// The part, in pixels from the origin of the layer's space.
  package var pixels: PixelRect

  /// The key of some pixels of a layer that shows what a snapshot holds.
  package init(
    _ source: any TileSource, _ values: TiledValues, isOpaque: Bool, scale: Double, tileSize: SIMD2<Int>,
    pixels: PixelRect
  ) {
    (self.layer, moment) = (source.tilesNumber, values.moment)
    (self.isOpaque, self.scale, self.tileSize, self.pixels) = (isOpaque, scale, tileSize, pixels)
  }

  /// Whether the picture is of no use once something else shows: one of several tiles, or of one instant.
  var isPassing: Bool {
    moment != nil || pixels.width > tileSize.x || pixels.height > tileSize.y
  }
}
