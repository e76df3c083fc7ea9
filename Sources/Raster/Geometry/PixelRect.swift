/// A rectangle of whole pixels, `minX` ..< `maxX` by `minY` ..< `maxY`.
///
/// Like ``Box`` and ``Affine``, it is public because Swift 6.3 inlines members in other modules only if their type is public.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last one.
  public var maxX: Int
  /// The row after the last one.
  public var maxY: Int

  /// Creates a rectangle from its columns and rows.
  @inlinable
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// Creates a rectangle from its first pixel and its size.
  @inlinable
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  // Computed, because access to a stored value in another module calls a function.
  /// A rectangle without pixels.
  @inlinable public static var empty: PixelRect { PixelRect(minX: 0, minY: 0, maxX: 0, maxY: 0) }

  /// All pixels that can be drawn: 524,288 to each side of the origin.
  @inlinable public static var reachable: PixelRect {
    PixelRect(minX: -524_288, minY: -524_288, maxX: 524_288, maxY: 524_288)
  }

  /// Creates the rectangle of the pixels that a box touches.
  ///
  /// The result is clamped to `limit`, so an infinite or NaN box is safe.
  @inlinable
  public init(covering box: Box, within limit: PixelRect) {
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

  /// Whether the rectangle has no pixels.
  @inlinable public var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// The number of columns.
  @inlinable public var width: Int { Swift.max(0, maxX - minX) }
  /// The number of rows.
  @inlinable public var height: Int { Swift.max(0, maxY - minY) }
  /// The number of pixels.
  @inlinable public var area: Int { width * height }

  /// Whether all pixels of a rectangle that isn't empty are in this one.
  @inlinable
  public func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The pixels that are in both rectangles.
  @inlinable
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: Swift.max(minX, other.minX), minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX), maxY: Swift.min(maxY, other.maxY))
  }

  /// The smallest rectangle around both.
  @inlinable
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: Swift.min(minX, other.minX), minY: Swift.min(minY, other.minY),
      maxX: Swift.max(maxX, other.maxX), maxY: Swift.max(maxY, other.maxY))
  }

  /// The rectangle moved by *x* columns and *y* rows.
  @inlinable
  public func translated(x: Int, y: Int) -> PixelRect {
    PixelRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// The rectangle with each edge moved inward by a distance, or outward if it is below 0.
  @inlinable
  public func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  /// The rectangle as a box in the plane. Pixel (0, 0) is the unit square at the origin.
  @inlinable public var box: Box {
    Box(min: Point(Double(minX), Double(minY)), max: Point(Double(maxX), Double(maxY)))
  }
}
