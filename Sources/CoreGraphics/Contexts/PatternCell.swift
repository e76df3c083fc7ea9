import Foundation
import Raster

/// The picture of a pattern's cell.
struct PatternCell {
  let picture: Bitmap
  let pattern: CGPattern
  /// The mapping from pattern space to pixels.
  let transform: Affine

  /// The largest number of pixels along a side of a cell. Larger cells are drawn at a lower resolution.
  private static let mostPixels = 4096.0
  /// The largest number of cells that are drawn over an area.
  private static let mostCells = 65_536.0

  /// Draws the cell, or returns nil if its size in pixels is 0 or infinite.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - color: The initial color, which an uncolored pattern is drawn in.
  ///   - transform: The mapping from pattern space to pixels.
  ///   - depth: The number of patterns that are being drawn and whose cells use this one.
  init?(_ pattern: CGPattern, color: CGColor, transform: Affine, depth: Int) {
    let bounds = pattern.bounds
    let size = Point(
      bounds.width * Point(transform.a, transform.b).length,
      bounds.height * Point(transform.c, transform.d).length)
    guard transform.inverse != nil, size.isFinite else { return nil }
    func pixels(_ length: Double) -> Int { Int(min(max(length - 1e-6, 0).rounded(.up), Self.mostPixels)) }
    let (width, height) = (max(pixels(size.x), 1), max(pixels(size.y), 1))
    let context = CGContext(
      data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpace(.sRGB), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let context else { return nil }
    context.patternDepth = depth + 1
    context.scaleBy(x: Double(width) / bounds.width, y: Double(height) / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    context.setFillColor(color)
    context.setStrokeColor(color)
    pattern.callbacks.drawPattern?(pattern.info, context)
    picture = context.pixels.group(of: context.pixels.bounds).bitmap
    (self.pattern, self.transform) = (pattern, transform)
  }
}

extension PatternCell {
  /// Draws the cells over an area, or nothing if that requires more than 65,536 cells.
  func tiled(over area: PixelRect) -> Bitmap {
    var result = Bitmap(width: area.width, height: area.height)
    guard let inverse = transform.inverse else { return result }
    let extent = area.box.applying(inverse)
    let bounds = pattern.bounds
    let columns = Self.steps(
      from: extent.min.x - bounds.maxX, to: extent.max.x - bounds.minX, by: pattern.xStep)
    let rows = Self.steps(from: extent.min.y - bounds.maxY, to: extent.max.y - bounds.minY, by: pattern.yStep)
    guard let columns, let rows, Double(columns.count) * Double(rows.count) <= Self.mostCells else {
      return result
    }
    result.withCanvas(x: area.minX, y: area.minY) { canvas in
      for row in rows {
        for column in columns {
          let origin = CGPoint(
            x: bounds.minX + Double(column) * pattern.xStep, y: bounds.minY + Double(row) * pattern.yStep)
          draw(at: CGRect(origin: origin, size: bounds.size), on: &canvas)
        }
      }
    }
    return result
  }

  /// The numbers of the steps that are in a range, or nil if there are too many.
  private static func steps(from low: Double, to high: Double, by step: Double) -> ClosedRange<Int>? {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    guard last - first < mostCells, abs(first) < 1e15 else { return nil }
    return Int(first)...Int(max(first, last))
  }

  /// Draws the cell over a rectangle in pattern space. Upright cells are aligned with pixels, so that no seams are
  /// visible.
  private func draw(at rect: CGRect, on canvas: inout Canvas) {
    let toPixels = Affine.scale(rect.width / Double(picture.width), -rect.height / Double(picture.height))
      .concatenating(.translation(rect.minX, rect.maxY)).concatenating(transform)
    guard transform.b == 0, transform.c == 0 else {
      canvas.draw(ImagePaint(picture, transform: toPixels))
      return
    }
    let box = Box(rect).applying(transform)
    let (left, top) = (box.min.x.rounded(), box.min.y.rounded())
    let isStretched = pattern.tiling != .noDistortion
    let width = isStretched ? max(box.max.x.rounded() - left, 1) : Double(picture.width)
    let height = isStretched ? max(box.max.y.rounded() - top, 1) : Double(picture.height)
    let upright = Affine(
      a: toPixels.a < 0 ? -width : width, b: 0, c: 0, d: toPixels.d < 0 ? -height : height,
      tx: toPixels.a < 0 ? left + width : left, ty: toPixels.d < 0 ? top + height : top)
    let toUnit = Affine.scale(1 / Double(picture.width), 1 / Double(picture.height))
    canvas.draw(ImagePaint(picture, transform: toUnit.concatenating(upright)))
  }
}
