import CoreGraphics
import Raster
import Testing

@testable import LayerTree

/// The eviction, invalidation and drawing of cached tiles.
@Suite struct TileCacheTests {
  private final class Layer: CATiledLayer {
    var count = 0

    override func draw(in context: CGContext) { count += 1 }
  }

  private let layer = Layer()

  /// Returns the key of a tile of the layer, of 8 × 8 pixels.
  private func tile(_ column: Int) -> TileKey {
    TileKey(
      layer, layer.tiled, isOpaque: false, scale: 1, tileSize: [8, 8],
      pixels: PixelRect(x: 8 * column, y: 0, width: 8, height: 8))
  }

  /// Renders a frame that shows tiles and returns the number of tiles that were drawn for it.
  private func show(_ columns: some Sequence<Int>, _ cache: TileCache) -> Int {
    layer.count = 0
    cache.withTilesDrawn {
      for column in columns where cache.image(tile(column)) == nil {
        cache.request(tile(column), from: layer)
      }
    }
    return layer.count
  }

  @Test func `beyond the budget, the least recently used tiles are evicted`() {
    let cache = TileCache(budget: 4 * 64 * 4)
    #expect(show([0, 1, 2, 3], cache) == 4)
    #expect(show([0], cache) == 0)
    #expect(show([4, 5], cache) == 2)
    // 1 and 2 were evicted; drawing them again evicts 3 and 0.
    #expect(show([3, 0, 4, 5], cache) == 0)
    #expect(show([1, 2], cache) == 2)
    #expect(show([4, 5, 1, 2], cache) == 0)
    #expect(show([3], cache) == 1 && show([0], cache) == 1)
  }

  @Test func `tiles of the last frame stay cached even beyond the budget`() {
    let cache = TileCache(budget: 1)
    #expect(show(0..<9, cache) == 9)
    #expect(show(0..<9, cache) == 0)
    #expect(show(8..<10, cache) == 1)
    #expect(show(0..<9, cache) == 8)
  }

  @Test func `a tile that is requested several times is drawn once, and the number of rounds is limited`() {
    let cache = TileCache()
    #expect(show([1, 1, 2, 1], cache) == 2)
    layer.count = 0
    var calls = 0
    cache.withTilesDrawn {
      calls += 1
      cache.request(tile(100 + calls), from: layer)
    }
    #expect(layer.count < 16 && calls < 16)
    #expect(show([1], cache) == 0)
  }

  @Test func `tiles that intersect invalid rectangles are redrawn for the next frame`() {
    let cache = TileCache()
    #expect(show(0..<4, cache) == 4)
    cache.discard(.within([CGRect(x: 16, y: -5, width: 8, height: 6)]), ofLayer: layer.tilesNumber)
    #expect(cache.image(tile(2)) != nil)
    #expect(show(0..<4, cache) == 1)
    for _ in 0..<100 { cache.discard(.within([.zero]), ofLayer: layer.tilesNumber) }
    #expect(show(0..<4, cache) == 4)
    cache.discard(.all, ofLayer: layer.tilesNumber + 1)
    #expect(show(0..<4, cache) == 0)
  }
}
