import CoreGraphics

/// A resizable image, divided into nine parts by its cap insets.
struct NinePartImage {
  let image: CGImage
  let scale: CGFloat
  let tiles: Bool
  let columns: Caps
  let rows: Caps

  /// The caps along an axis in points.
  struct Caps {
    let first: CGFloat
    let last: CGFloat
    let length: CGFloat

    /// Creates caps that fit: negative ones become 0, and overlapping ones are reduced.
    init(_ first: CGFloat, _ last: CGFloat, length: CGFloat) {
      self.first = Swift.min(Swift.max(first, 0), length)
      self.last = Swift.min(Swift.max(last, 0), length - self.first)
      self.length = length
    }

    /// Returns the boundaries of the three parts in an image or a target of a length. If the length is too short,
    /// both caps are scaled.
    func boundaries(in length: CGFloat) -> [CGFloat] {
      let shrink = Swift.min(length / Swift.max(first + last, .leastNormalMagnitude), 1)
      return [0, first * shrink, length - last * shrink, length]
    }
  }

  init(_ image: UIImage, _ picture: CGImage) {
    self.image = picture.upright(image.imageOrientation)
    scale = image.scale
    tiles = image.resizingMode == .tile
    columns = Caps(image.capInsets.left, image.capInsets.right, length: image.size.width)
    rows = Caps(image.capInsets.top, image.capInsets.bottom, length: image.size.height)
  }

  /// Returns a part of the image, given in points from the top-left corner.
  func part(_ rect: CGRect) -> CGImage? {
    let pixels = CGRect(
      x: (rect.minX * scale).rounded(), y: (rect.minY * scale).rounded(),
      width: (rect.width * scale).rounded(), height: (rect.height * scale).rounded())
    return pixels.isEmpty ? nil : image.cropping(to: pixels)
  }
}

extension CGContext {
  /// Draws the nine parts, with the parts between the caps enlarged, where y points down.
  func drawNinePartImage(_ image: NinePartImage, over rect: CGRect) {
    let from = (
      x: image.columns.boundaries(in: image.columns.length), y: image.rows.boundaries(in: image.rows.length)
    )
    let to = (x: image.columns.boundaries(in: rect.width), y: image.rows.boundaries(in: rect.height))
    for row in 0..<3 {
      for column in 0..<3 {
        let source = CGRect(from.x, from.y, column, row)
        let target = CGRect(to.x, to.y, column, row).offsetBy(dx: rect.minX, dy: rect.minY)
        guard !target.isEmpty, let part = image.part(source) else { continue }
        drawPart(part, of: source.size, over: target, tiles: image.tiles && (row == 1 || column == 1))
      }
    }
  }

  private func drawPart(_ part: CGImage, of size: CGSize, over target: CGRect, tiles: Bool) {
    let width = size.width < target.width ? size.width : target.width
    let height = size.height < target.height ? size.height : target.height
    let (columns, rows) = ((target.width / width).rounded(.up), (target.height / height).rounded(.up))
    guard tiles, columns * rows <= Self.maximumTileCount else {
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

  /// The largest number of tiles; beyond it, parts are stretched.
  private static var maximumTileCount: CGFloat { 4096 }
}

extension CGRect {
  fileprivate init(_ x: [CGFloat], _ y: [CGFloat], _ column: Int, _ row: Int) {
    self.init(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
  }
}
