import CoreGraphics

/// A resizable image cut along its caps.
struct NinePartImage {
  let image: CGImage
  let scale: CGFloat
  let tiles: Bool
  let columns: Caps
  let rows: Caps

  /// The caps along an axis, in points.
  struct Caps {
    let first: CGFloat
    let last: CGFloat
    let whole: CGFloat

    /// Caps that fit: negative ones are 0, and those that overlap leave nothing between them.
    init(_ first: CGFloat, _ last: CGFloat, whole: CGFloat) {
      self.first = Swift.min(Swift.max(first, 0), whole)
      self.last = Swift.min(Swift.max(last, 0), whole - self.first)
      self.whole = whole
    }

    /// Where the three parts begin and end in an image of a length: its own or the one it's drawn over. One too short
    /// for the caps shrinks them alike.
    func cuts(in length: CGFloat) -> [CGFloat] {
      let shrink = Swift.min(length / Swift.max(first + last, .leastNormalMagnitude), 1)
      return [0, first * shrink, length - last * shrink, length]
    }
  }

  init(_ image: UIImage, _ picture: CGImage) {
    self.image = picture.upright(image.imageOrientation)
    scale = image.scale
    tiles = image.resizingMode == .tile
    columns = Caps(image.capInsets.left, image.capInsets.right, whole: image.size.width)
    rows = Caps(image.capInsets.top, image.capInsets.bottom, whole: image.size.height)
  }

  /// A part of the image, in points from its upper left corner.
  func part(_ rect: CGRect) -> CGImage? {
    let pixels = CGRect(
      x: (rect.minX * scale).rounded(), y: (rect.minY * scale).rounded(),
      width: (rect.width * scale).rounded(), height: (rect.height * scale).rounded())
    return pixels.isEmpty ? nil : image.cropping(to: pixels)
  }
}

extension CGContext {
  /// Draws the nine parts, those between caps made larger, where y points down.
  func drawParts(of parts: NinePartImage, over rect: CGRect) {
    let from = (x: parts.columns.cuts(in: parts.columns.whole), y: parts.rows.cuts(in: parts.rows.whole))
    let to = (x: parts.columns.cuts(in: rect.width), y: parts.rows.cuts(in: rect.height))
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(from.x, from.y, column, row)
        let target = CGRect(to.x, to.y, column, row).offsetBy(dx: rect.minX, dy: rect.minY)
        guard !target.isEmpty, let part = parts.part(source) else { continue }
        drawPart(part, of: source.size, over: target, tiles: parts.tiles && (row == 1 || column == 1))
      }
    }
  }

  private func drawPart(_ part: CGImage, of size: CGSize, over target: CGRect, tiles: Bool) {
    let width = size.width < target.width ? size.width : target.width
    let height = size.height < target.height ? size.height : target.height
    let (columns, rows) = ((target.width / width).rounded(.up), (target.height / height).rounded(.up))
    guard tiles, columns * rows <= Self.mostTiles else {
      drawUpright(part, .up, in: target)
      return
    }
    saveGState()
    clip(to: target)
    for row in 0..<Int(rows) {
      for column in 0..<Int(columns) {
        let tile = CGRect(
          x: target.minX + CGFloat(column) * width, y: target.minY + CGFloat(row) * height, width: width,
          height: height)
        drawUpright(part, .up, in: tile)
      }
    }
    restoreGState()
  }

  /// More tiles than this are stretched instead.
  private static var mostTiles: CGFloat { 4096 }
}

extension CGRect {
  fileprivate init(_ x: [CGFloat], _ y: [CGFloat], _ column: Int, _ row: Int) {
    self.init(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
  }
}
