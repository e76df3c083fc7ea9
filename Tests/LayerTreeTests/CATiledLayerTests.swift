import CoreGraphics
import LayerTree
import Testing

@Suite struct CATiledLayerTests {
  private final class Tiles: CATiledLayer {
    var tiles: [CGRect] = []

    override func draw(in context: CGContext) { tiles.append(context.boundingBoxOfClipPath) }
  }

  private func tiles(_ bounds: CGRect, _ configure: (Tiles) -> Void) -> [CGRect] {
    let layer = Tiles()
    layer.bounds = bounds
    configure(layer)
    layer.display()
    return layer.tiles
  }

  @Test func `it is asked to draw each tile by itself`() {
    let drawn = tiles(CGRect(x: 10, y: 20, width: 50, height: 30)) {
      $0.tileSize = CGSize(width: 20, height: 20)
    }
    #expect(
      drawn == [
        CGRect(x: 10, y: 20, width: 20, height: 20), CGRect(x: 30, y: 20, width: 20, height: 20),
        CGRect(x: 50, y: 20, width: 10, height: 20), CGRect(x: 10, y: 40, width: 20, height: 10),
        CGRect(x: 30, y: 40, width: 20, height: 10), CGRect(x: 50, y: 40, width: 10, height: 10),
      ])
  }

  @Test func `tiles are measured in pixels`() {
    let drawn = tiles(CGRect(x: 0, y: 0, width: 20, height: 10)) {
      ($0.tileSize, $0.contentsScale) = (CGSize(width: 20, height: 20), 2)
    }
    #expect(
      drawn == [CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 10, y: 0, width: 10, height: 10)])
  }

  @Test func `the tiles are many at most, and one for sizes that make no sense`() {
    for odd in [CGFloat.nan, .infinity, 0, -5, 1e300] {
      #expect(
        tiles(CGRect(x: 0, y: 0, width: 20, height: 10)) { $0.tileSize.width = odd }.count == 1, "\(odd)")
    }
    let many = tiles(CGRect(x: 0, y: 0, width: 4000, height: 10)) { $0.tileSize.width = 1e-300 }
    #expect((1...65).contains(many.count))
  }
}
