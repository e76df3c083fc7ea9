import QuartzCore

/// A tiled layer that records the requested tiles and draws colors that depend only on the position.
class DrawnTiles: CATiledLayer {
  var tiles: [CGRect] = []
  var scales: [CGFloat] = []
  /// A closure that is called when a tile is drawn.
  var whileDrawing: ((DrawnTiles) -> Void)?
  /// The width of the squares of one color, in points.
  var square: CGFloat = 1

  convenience init(_ frame: CGRect, tile: CGFloat) {
    self.init()
    self.frame = frame
    tileSize = CGSize(width: tile, height: tile)
    setNeedsDisplay()
  }

  override func draw(in context: CGContext) {
    tiles.append(context.boundingBoxOfClipPath)
    scales.append(context.ctm.a)
    whileDrawing?(self)
    context.fillSquares(square)
  }

  /// Removes and returns the recorded tiles.
  func takeTiles() -> [CGRect] {
    defer { tiles = [] }
    return tiles
  }
}

/// A layer that draws the same colors as a whole.
final class UntiledLayer: CALayer {
  var square: CGFloat = 1

  override func draw(in context: CGContext) { context.fillSquares(square) }
}

extension CGContext {
  /// Fills the clip with squares whose colors identify their positions.
  fileprivate func fillSquares(_ side: CGFloat) {
    let area = boundingBoxOfClipPath
    guard side < .infinity else { return }
    for row in Int((area.minY / side).rounded(.down))..<Int((area.maxY / side).rounded(.up)) {
      for column in Int((area.minX / side).rounded(.down))..<Int((area.maxX / side).rounded(.up)) {
        let (red, green) = (CGFloat((column * 37) & 255) / 255, CGFloat((row * 59) & 255) / 255)
        setFillColor(CGColor(srgbRed: red, green: green, blue: CGFloat((column ^ row) & 1), alpha: 1))
        fill(CGRect(x: CGFloat(column) * side, y: CGFloat(row) * side, width: side, height: side))
      }
    }
  }
}
