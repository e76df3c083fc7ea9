public import CoreGraphics
import Raster
import Synchronization

/// A layer that draws its contents in tiles, those that come into view, when they do: a map or a sheet of any extent
/// costs what is seen of it.
///
/// Once it was asked to display, ``CALayer/draw(in:)`` or the delegate is called for each tile that a picture shows and
/// that isn't kept from an earlier one, before that picture is drawn and on its thread. The clip's bounding box is then the
/// tile in the layer's space, where tiles are counted from the origin and end at the bounds; the context's matrix says how
/// many pixels make a point.
///
/// ```swift
/// final class Map: CATiledLayer {
///   override func draw(in context: CGContext) {
///     let area = context.boundingBoxOfClipPath
///     let pixelsPerPoint = context.ctm.a
///     // … draws what lies in the area, in as much detail as shows
///   }
/// }
/// map.levelsOfDetail = 4      // 1, 1/2, 1/4 and 1/8 of the contents' scale
/// map.setNeedsDisplay()
/// ```
///
/// Of the levels of detail the coarsest is drawn that has a pixel for each of the picture's, or the finest. What is kept is
/// drawn again only where ``CALayer/setNeedsDisplay(_:)`` says so; of tiles that don't show, those shown last stay, up to 64
/// MiB for a tree. So the same must be drawn whenever a tile is asked for, until then: pictures don't tell which tiles
/// were kept. A layer whose `contents` are set shows those and no tiles until it is asked to display again. The old look
/// within a transition shows tiles as the layer draws them now.
///
/// Coarser levels than asked for take over where a layer would need far more pixels than show, as one does that is seen
/// whole from afar, 2²⁴ and eight times those that show; and tiles are doubled until there are at most 256 across and 256 down.
open class CATiledLayer: CALayer {
  /// By which tiles are known; another one after the layer came into a tree.
  private final var number = CATiledLayer.makeNumber()
  /// What was asked to be drawn anew since the last display.
  private final var stale = StaleTiles.none

  override class func makeStore() -> LayerStore { ContentStore<TiledValues>() }

  final var tiled: TiledValues {
    _read { yield unsafeDowncast(store, to: ContentStore<TiledValues>.self).details }
    _modify { yield &unsafeDowncast(ownStore, to: ContentStore<TiledValues>.self).details }
  }

  /// The largest extent of a tile, in pixels of its level of detail, rounded down. Default 256 × 256.
  ///
  /// At least 1, at most 2,048 counts; what isn't above 0 counts as 256.
  open var tileSize: CGSize {
    get { tiled.tileSize }
    set { change(.tileSize, tiled.tileSize != newValue) { tiled.tileSize = newValue } }
  }

  /// How many levels of detail there are, each at half the scale of the one before. Default 1.
  ///
  /// Levels at which the layer would be narrower than a pixel don't count; the first one always does.
  open var levelsOfDetail: Int {
    get { tiled.levelsOfDetail }
    set { change(.levelsOfDetail, tiled.levelsOfDetail != newValue) { tiled.levelsOfDetail = newValue } }
  }

  /// By how many doublings the first level is finer than the contents' scale. Default 0.
  ///
  /// With 4 levels of detail and a bias of 2 there are tiles of 4, 2, 1 and ½ pixels for each of the contents'.
  open var levelsOfDetailBias: Int {
    get { tiled.levelsOfDetailBias }
    set {
      change(.levelsOfDetailBias, tiled.levelsOfDetailBias != newValue) {
        tiled.levelsOfDetailBias = newValue
      }
    }
  }

  /// How long a tile that was late would take to appear, in seconds. Unless overridden, 0.25.
  ///
  /// No tile is late: those that a picture shows are drawn before it. So nothing fades, and what shows at a time doesn't
  /// depend on which pictures were taken before.
  open class func fadeDuration() -> CFTimeInterval { 0.25 }

  /// Throws all tiles away; those that show are drawn anew.
  open override func setNeedsDisplay() {
    stale = .all
    super.setNeedsDisplay()
  }

  /// Throws the tiles away, of all levels, that a rectangle of the layer's space touches; those that show are drawn anew.
  open override func setNeedsDisplay(_ r: CGRect) {
    stale.insert(.within([r]))
    super.setNeedsDisplay(r)
  }
}

// MARK: - Tiles

extension CATiledLayer {
  private static let numbers = Atomic(0)

  private static func makeNumber() -> Int { numbers.add(1, ordering: .relaxed).newValue }

  /// Lets tiles show that are drawn when they are seen.
  final func displayTiles() {
    if !tiled.isDisplayed || values.contents != nil {
      changeUnnamed {
        tiled.isDisplayed = true
        values.contents = nil
      }
    }
    if let presentedModel {
      tiled.moment = presentedModel.host?.now
    } else {
      host?.tiles.discard(stale.isEmpty ? .all : stale, ofLayer: number)
    }
    stale = .none
  }

  /// Takes another number, so that none of the layer's tiles is found in a cache.
  final func renumber() { number = Self.makeNumber() }
}

extension CATiledLayer: TileSource {
  package final var tilesNumber: Int { number }

  package final func draw(_ tile: TileKey, isFirst: Bool) -> CGImage? {
    let layer = tile.moment == nil ? self : presentation() ?? self
    if isFirst { layer.delegate?.layerWillDraw(layer) }
    return layer.picture(
      of: tile.rect, width: tile.pixels.width, height: tile.pixels.height, scale: CGFloat(tile.scale),
      isOpaque: tile.isOpaque)
  }
}

extension TileKey {
  /// The part in the layer's space.
  var rect: CGRect {
    CGRect(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale, width: Double(pixels.width) / scale,
      height: Double(pixels.height) / scale)
  }
}
