public import CoreGraphics
import Raster
import Synchronization

/// A layer that draws its contents in tiles, on demand.
///
/// Only visible tiles are drawn, so a map or a sheet of any size costs no more than its visible part.
///
/// Once the layer was asked to display, ``CALayer/draw(in:)`` or the delegate is called for each visible tile that
/// isn't cached. The calls happen before the frame is rendered and on its thread. The clip's bounding box is the tile
/// in the layer's space; tiles start at the origin and end at the bounds. The context's matrix has the scale in pixels
/// per point.
///
/// ```swift
/// final class Map: CATiledLayer {
///   override func draw(in context: CGContext) {
///     let area = context.boundingBoxOfClipPath
///     let pixelsPerPoint = context.ctm.a
///     // … draws the area in the detail that the scale allows
///   }
/// }
/// map.levelsOfDetail = 4      // 1, 1/2, 1/4 and 1/8 of the contents' scale
/// map.setNeedsDisplay()
/// ```
///
/// The layer uses the coarsest level of detail that has at least one pixel for each rendered pixel, or else the finest
/// level. Cached tiles are redrawn only after ``CALayer/setNeedsDisplay(_:)``, so a tile must be drawn the same each
/// time until then. Of the tiles that aren't visible, the most recently used stay cached, up to 64 MiB for each tree.
///
/// If `contents` are set, the layer shows them instead of tiles until it's asked to display again. The former content
/// in a transition shows tiles as the layer currently draws them.
///
/// A coarser level is used if the layer would otherwise need more than 2²⁴ pixels plus eight times the visible ones. An
/// example is a distant layer that is visible as a whole. The tile size is doubled until there are at most 256 columns
/// and 256 rows.
open class CATiledLayer: CALayer {
  /// The number that identifies the layer's tiles in caches; it changes when the layer enters a tree.
  private final var number = CATiledLayer.makeNumber()
  /// The tiles that were invalidated since the last display.
  private final var stale = StaleTiles.none

  override class func makeStore() -> LayerStore { ContentStore<TiledValues>() }

  final var tiled: TiledValues {
    _read { yield unsafeDowncast(store, to: ContentStore<TiledValues>.self).details }
    _modify { yield &unsafeDowncast(uniqueStore, to: ContentStore<TiledValues>.self).details }
  }

  /// The maximum size of a tile, in pixels of its level of detail, rounded down. Default 256 × 256.
  ///
  /// Each side is clamped to 1…2,048; values that aren't above 0 count as 256.
  open var tileSize: CGSize {
    get { tiled.tileSize }
    set { change(.tileSize, tiled.tileSize != newValue) { tiled.tileSize = newValue } }
  }

  /// The number of levels of detail, each at half the scale of the previous one. Default 1.
  ///
  /// Levels at which the layer would be narrower than a pixel are ignored, except the first.
  open var levelsOfDetail: Int {
    get { tiled.levelsOfDetail }
    set { change(.levelsOfDetail, tiled.levelsOfDetail != newValue) { tiled.levelsOfDetail = newValue } }
  }

  /// The number of levels of detail that are finer than the contents' scale, each at twice the scale. Default 0.
  ///
  /// With 4 levels of detail and a bias of 2, tiles have 4, 2, 1 and ½ pixels for each of the contents'.
  open var levelsOfDetailBias: Int {
    get { tiled.levelsOfDetailBias }
    set {
      change(.levelsOfDetailBias, tiled.levelsOfDetailBias != newValue) {
        tiled.levelsOfDetailBias = newValue
      }
    }
  }

  /// The duration for which newly drawn tiles would fade in, in seconds. By default, 0.25.
  ///
  /// Tiles never fade in, because they are drawn before the frame that shows them. So a frame doesn't depend on the
  /// frames that were rendered before it.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Invalidates all tiles, so that the visible ones are redrawn.
  open override func setNeedsDisplay() {
    stale = .all
    super.setNeedsDisplay()
  }

  /// Invalidates the tiles of all levels that intersect a rectangle in the layer's space, so that the visible ones are
  /// redrawn.
  open override func setNeedsDisplay(_ r: CGRect) {
    stale.insert(.within([r]))
    super.setNeedsDisplay(r)
  }
}

// MARK: - Tiles

extension CATiledLayer {
  private static let numbers = Atomic(0)

  private static func makeNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

  /// Switches from contents to tiles, which are drawn when they become visible.
  final func displayTiles() {
    if !tiled.isDisplayed || values.contents != nil {
      changeWithoutAction {
        tiled.isDisplayed = true
        values.contents = nil
      }
    }
    if let presentedModel {
      tiled.displayTime = presentedModel.host?.now
    } else {
      host?.tiles.discard(stale.isEmpty ? .all : stale, ofLayer: number)
    }
    stale = .none
  }

  /// Assigns a new number, so that no cache has tiles of the layer.
  final func renumber() { number = Self.makeNumber() }
}

extension CATiledLayer: TileSource {
  package final var tilesNumber: Int { number }

  package final func draw(_ tile: TileKey, isFirst: Bool) -> CGImage? {
    let layer = tile.displayTime == nil ? self : presentation() ?? self
    if isFirst { layer.delegate?.layerWillDraw(layer) }
    return layer.picture(
      of: tile.rect, width: tile.pixels.width, height: tile.pixels.height, scale: CGFloat(tile.scale),
      isOpaque: tile.isOpaque)
  }
}

extension TileKey {
  /// The tile's rectangle in the layer's space.
  var rect: CGRect {
    CGRect(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale, width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
  }
}
