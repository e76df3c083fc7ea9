public import CoreGraphics

/// A layer that draws its contents in tiles: ``CALayer/draw(in:)`` is called for each, with the clip cut to it.
///
/// All tiles are drawn when the layer is displayed, at the contents' scale: those that can't be seen too, and none at
/// other scales.
open class CATiledLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TiledValues>() }

  final var tiled: TiledValues {
    _read { yield unsafeDowncast(store, to: ContentStore<TiledValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<TiledValues>.self).details }
  }

  /// The largest extent of a tile, in pixels of the contents. Default 256 × 256.
  open var tileSize: CGSize {
    get { tiled.tileSize }
    set { change(.tileSize, tiled.tileSize != newValue) { tiled.tileSize = newValue } }
  }

  /// How many scales there are, each half of the one before. Stored only. Default 1.
  open var levelsOfDetail: Int {
    get { tiled.levelsOfDetail }
    set { change(.levelsOfDetail, tiled.levelsOfDetail != newValue) { tiled.levelsOfDetail = newValue } }
  }

  /// How many of the scales are larger than 1. Stored only. Default 0.
  open var levelsOfDetailBias: Int {
    get { tiled.levelsOfDetailBias }
    set {
      change(.levelsOfDetailBias, tiled.levelsOfDetailBias != newValue) {
        tiled.levelsOfDetailBias = newValue
      }
    }
  }

  /// How long a new tile would take to appear, in seconds; here they're there at once. Unless overridden, 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}

extension CATiledLayer {
  /// Draws all tiles, row by row from the bounds' corner of smallest x and y.
  ///
  /// - Parameter scale: How many pixels make a point.
  final func drawTiles(in context: CGContext, scale: CGFloat) {
    let bounds = values.bounds.standardized
    let columns = Self.tiles(from: bounds.minX, to: bounds.maxX, length: tileSize.width / scale)
    for y in Self.tiles(from: bounds.minY, to: bounds.maxY, length: tileSize.height / scale) {
      for x in columns {
        context.saveGState()
        context.clip(to: CGRect(x: x.start, y: y.start, width: x.length, height: y.length))
        draw(in: context)
        context.restoreGState()
      }
    }
  }

  /// Cuts a side into tiles of a length, into 64 at most; a length that makes no sense makes one.
  private static func tiles(from start: CGFloat, to end: CGFloat, length: CGFloat) -> [(
    start: CGFloat, length: CGFloat
  )] {
    guard length > 0, length < end - start else { return [(start, end - start)] }
    let length = max(length, (end - start) / 64)
    return stride(from: start, to: end, by: length).map { ($0, min(length, end - $0)) }
  }
}
