import QuartzCore

/// A tiled layer with small tiles. It draws stripes whose positions don't depend on the tiles.
final class RandomTiles: CATiledLayer {
  override init() {
    super.init()
    tileSize = CGSize(width: 8, height: 5)
    (levelsOfDetail, levelsOfDetailBias) = (3, 1)
    setNeedsDisplay()
  }

  override init(layer: Any) { super.init(layer: layer) }

  override func draw(in context: CGContext) {
    let tile = context.boundingBoxOfClipPath
    for stripe in Int((tile.minX / 3).rounded(.down))...Int((tile.maxX / 3).rounded(.up)) {
      let shade = CGFloat(stripe & 7) / 7
      context.setFillColor(CGColor(srgbRed: shade, green: 1 - shade, blue: 0.5, alpha: 1))
      context.fill(CGRect(x: 3 * CGFloat(stripe), y: tile.minY, width: 2, height: tile.height))
    }
  }
}
