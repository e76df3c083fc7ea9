/// A rectangle of whole pixels, `minX` ..< `maxX` by `minY` ..< `maxY`.
package struct PixelRect: Hashable, Sendable {
  package var minX: Int
  package var minY: Int
  package var maxX: Int
  package var maxY: Int

  @inlinable
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  package static let empty = PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  /// All pixels that can be drawn: 524,288 to each side of the origin.
  package static let reachable = PixelRect(minX: -524_288, minY: -524_288, maxX: 524_288, maxY: 524_288)

  /// Creates the rectangle of the pixels that a box touches.
  ///
  /// The result is clamped to `limit`, so an infinite or NaN box is safe.
  package init(covering box: Box, within limit: PixelRect) {
    guard !box.isEmpty else {
      self = .empty
      return
    }
    func clamp(_ value: Double, _ low: Int, _ high: Int) -> Int {
      value <= Double(low) ? low : value >= Double(high) ? high : Int(value)
    }
    self.init(
      minX: clamp(box.min.x.rounded(.down), limit.minX, limit.maxX),
      minY: clamp(box.min.y.rounded(.down), limit.minY, limit.maxY),
      maxX: clamp(box.max.x.rounded(.up), limit.minX, limit.maxX),
      maxY: clamp(box.max.y.rounded(.up), limit.minY, limit.maxY))
  }

  @inlinable package var isEmpty: Bool { maxX <= minX || maxY <= minY }
  @inlinable package var width: Int { Swift.max(0, maxX - minX) }
  @inlinable package var height: Int { Swift.max(0, maxY - minY) }

  /// Whether all pixels of a rectangle that isn't empty are in this one.
  @inlinable
  package func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
  }

  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  package func translated(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  /// The rectangle as a box in the plane. Pixel (0, 0) is the unit square at the origin.
  package var box: Box {
    Box(min: Point(Double(minX), Double(minY)), max: Point(Double(maxX), Double(maxY)))
  }
}
