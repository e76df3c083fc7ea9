/// An axis-aligned rectangle on the grid of ``Subpixel``: the most common shape, drawn without edges and
/// cells.
package struct GridRectangle: Equatable, Sendable {
  let low: SIMD2<Int32>
  let high: SIMD2<Int32>

  /// Creates the rectangle that a path forms after a transform, or returns nil if it forms anything else.
  init?(_ path: Path, _ transform: Affine) {
    guard let corners = path.quadrilateral else { return nil }
    self.init(corners, transform)
  }

  /// Creates the image of a box under a transform, or returns nil if it isn't upright.
  package init?(_ box: Box, _ transform: Affine) {
    guard transform.b == 0, transform.c == 0 else {
      self.init(box.corners, transform)
      return
    }
    // Without rotation, two opposite corners have all coordinates.
    guard let a = Self.corner(box.min, transform), let c = Self.corner(box.max, transform) else { return nil }
    self.init(between: a, c)
  }

  private init?(_ corners: (Point, Point, Point, Point), _ transform: Affine) {
    guard let a = Self.corner(corners.0, transform), let b = Self.corner(corners.1, transform),
      let c = Self.corner(corners.2, transform), let d = Self.corner(corners.3, transform)
    else { return nil }
    let startsAlongX = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let startsAlongY = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard startsAlongX || startsAlongY else { return nil }
    self.init(between: a, c)
  }

  private init(between a: SIMD2<Int32>, _ b: SIMD2<Int32>) {
    (low, high) = (pointwiseMin(a, b), pointwiseMax(a, b))
  }

  /// Returns a transformed corner on the grid; nil if a coordinate isn't finite.
  private static func corner(_ point: Point, _ transform: Affine) -> SIMD2<Int32>? {
    let point = transform.apply(point)
    guard point.isFinite else { return nil }
    let reach = Point(repeating: Subpixel.reach)
    return Subpixel.quantized(point.clamped(lowerBound: -reach, upperBound: reach))
  }
}

extension GridRectangle: Shape {
  func cover(within clip: PixelRect, using rasterizer: Rasterizer, into sink: inout some SpanSink) {
    let clip = clip.intersection(.reachable)
    if !clip.isEmpty { cover(within: clip, into: &sink) }
  }
}

extension GridRectangle {
  /// Passes the rectangle's pixels to `sink`, with exactly the coverage that edges and cells would give.
  func cover(within clip: PixelRect, into sink: inout some SpanSink) {
    guard low.x < high.x, low.y < high.y else { return }
    let shift = Subpixel.bits
    if (low | high) & Subpixel.mask == .zero {
      let area = PixelRect(
        minX: Int(low.x &>> shift), minY: Int(low.y &>> shift), maxX: Int(high.x &>> shift),
        maxY: Int(high.y &>> shift)
      ).intersection(clip)
      return area.isEmpty ? () : sink.cover(area)
    }
    let firstRow = Swift.max(Int(low.y &>> shift), clip.minY)
    let endRow = Swift.min(Int((high.y &- 1) &>> shift) + 1, clip.maxY)
    for y in firstRow..<Swift.max(firstRow, endRow) {
      let top = Int32(y) &<< shift
      let height = Swift.min(high.y, top &+ Subpixel.one) &- Swift.max(low.y, top)
      coverRow(y, height: height, clip: clip, into: &sink)
      sink.finishRow()
    }
  }

  @inline(__always)
  private func coverRow(_ y: Int, height: Int32, clip: PixelRect, into sink: inout some SpanSink) {
    let first = Int(low.x &>> Subpixel.bits)
    let last = Int(high.x &>> Subpixel.bits)
    let leftArea = CellBuffer.area(height: height, inset: 2 &* (low.x & Subpixel.mask))
    let rightArea = CellBuffer.area(height: height, inset: 2 &* (high.x & Subpixel.mask))
    let middleArea = CellBuffer.fullWidthArea(height: height)
    func cover(_ range: Range<Int>, area: Int32) {
      let coverage = CellBuffer.coverage(area, .nonZero)
      let start = Swift.max(range.lowerBound, clip.minX)
      let end = Swift.min(range.upperBound, clip.maxX)
      guard coverage > 0, start < end else { return }
      sink.cover(x: start, y: y, count: end - start, coverage: coverage)
    }
    if first == last {
      cover(first..<first + 1, area: leftArea &- rightArea)
    } else {
      // A row that begins at a whole pixel is drawn at once, so that the pixels' memory stays aligned.
      let start = leftArea == middleArea ? first : first + 1
      cover(first..<start, area: leftArea)
      cover(start..<last, area: middleArea)
      cover(last..<last + 1, area: middleArea &- rightArea)
    }
  }
}
