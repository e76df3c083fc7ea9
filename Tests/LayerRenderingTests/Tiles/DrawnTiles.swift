import QuartzCore

/// Notes the tiles that it's asked for, and draws a colour for every point that depends on where it is alone.
class DrawnTiles: CATiledLayer {
  var tiles: [CGRect] = []
  var scales: [CGFloat] = []
  /// What else happens when a tile is drawn.
  var whileDrawing: ((DrawnTiles) -> Void)?
  /// How wide a square of one colour is, in points.
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

  /// Takes what was noted.
  func takeTiles() -> [CGRect] {
    defer { tiles = [] }
    return tiles
  }
}

/// Draws the same as a whole.
final class DrawnWhole: CALayer {
  var square: CGFloat = 1

  override func draw(in context: CGContext) { context.fillSquares(square) }
}

extension CGContext {
  /// Fills the clip with squares whose colours say where they are.
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
