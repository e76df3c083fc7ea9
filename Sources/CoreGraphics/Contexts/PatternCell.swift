import Foundation
import Raster

/// A pattern's cell in pixels, to be laid side by side.
struct PatternCell {
  let picture: Bitmap
  let pattern: CGPattern
  /// From pattern space to pixels.
  let transform: Affine

  /// The most pixels that a cell has along a side; a larger one is drawn coarsely.
  private static let mostPixels = 4096.0
  /// The most cells that are laid at once.
  private static let mostCells = 65_536.0

  /// Draws the cell; nil where it has no size in pixels.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - color: What a stencil is painted with.
  ///   - transform: From pattern space to pixels.
  ///   - depth: How many patterns are being drawn whose cells need this one.
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
  /// The cells over an area; nothing where that takes more than 65,536.
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

  /// The numbers of the steps that lead into a range, nil where there are too many.
  private static func steps(from low: Double, to high: Double, by step: Double) -> ClosedRange<Int>? {
    let (first, last) = ((low / step).rounded(.up), (high / step).rounded(.down))
    guard last - first < mostCells, abs(first) < 1e15 else { return nil }
    return Int(first)...Int(max(first, last))
  }

  /// Draws the cell over a rectangle of pattern space. Upright cells lie between pixels, so that no seams show.
  private func draw(at place: CGRect, on canvas: inout Canvas) {
    let toPlace = Affine.scale(place.width / Double(picture.width), -place.height / Double(picture.height))
      .concatenating(.translation(place.minX, place.maxY)).concatenating(transform)
    guard transform.b == 0, transform.c == 0 else {
      canvas.draw(ImagePaint(picture, transform: toPlace))
      return
    }
    let box = Box(place).applying(transform)
    let (left, top) = (box.min.x.rounded(), box.min.y.rounded())
    let isStretched = pattern.tiling != .noDistortion
    let width = isStretched ? max(box.max.x.rounded() - left, 1) : Double(picture.width)
    let height = isStretched ? max(box.max.y.rounded() - top, 1) : Double(picture.height)
    let upright = Affine(
      a: toPlace.a < 0 ? -width : width, b: 0, c: 0, d: toPlace.d < 0 ? -height : height,
      tx: toPlace.a < 0 ? left + width : left, ty: toPlace.d < 0 ? top + height : top)
    let toUnit = Affine.scale(1 / Double(picture.width), 1 / Double(picture.height))
    canvas.draw(ImagePaint(picture, transform: toUnit.concatenating(upright)))
  }
}
