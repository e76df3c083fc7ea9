public import CoreGraphics

/// A layer that draws its contents in tiles, and anew at several scales.
open class CATiledLayer: CALayer {
  override class func makeStore() -> LayerStore { ContentStore<TiledValues>() }

  final var tiled: TiledValues {
    _read { yield unsafeDowncast(store, to: ContentStore<TiledValues>.self).details }
    _modify { yield &unsafeDowncast(store, to: ContentStore<TiledValues>.self).details }
  }

  /// The largest extent of a tile, in pixels of the contents. Default 256 × 256.
  open var tileSize: CGSize {
    get { tiled.tileSize }
    set { change(.tileSize, tiled.tileSize != newValue) { tiled.tileSize = newValue } }
  }

  /// How many scales there are, each half of the one before. Default 1.
  open var levelsOfDetail: Int {
    get { tiled.levelsOfDetail }
    set { change(.levelsOfDetail, tiled.levelsOfDetail != newValue) { tiled.levelsOfDetail = newValue } }
  }

  /// How many of the scales are larger than 1. Default 0.
  open var levelsOfDetailBias: Int {
    get { tiled.levelsOfDetailBias }
    set {
      change(.levelsOfDetailBias, tiled.levelsOfDetailBias != newValue) {
        tiled.levelsOfDetailBias = newValue
      }
    }
  }

  /// How long a new tile takes to appear, in seconds. Unless overridden, 0.25.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
