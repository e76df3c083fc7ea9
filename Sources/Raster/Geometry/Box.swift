/// An axis-aligned rectangle from its smallest to its largest corner, empty unless `max` exceeds `min` along
/// both axes.
public struct Box: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var min: Point
  /// The corner with the largest coordinates.
  public var max: Point

  /// Creates a box from its corners.
  @inlinable
  public init(min: Point, max: Point) {
    self.min = min
    self.max = max
  }

  /// Creates a box from its smallest corner and its size.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(min: Point(x, y), max: Point(x + width, y + height))
  }

  // Computed, because access to a stored value checks whether it's initialized.
  /// The empty box, whose union with any other box is that box.
  @inlinable public static var empty: Box {
    Box(min: Point(.infinity, .infinity), max: Point(-.infinity, -.infinity))
  }

  /// Whether the box contains no area; true if a coordinate is NaN.
  @inlinable public var isEmpty: Bool { !(max.x > min.x && max.y > min.y) }
  /// The length along x; below 0 or NaN only if the box is empty.
  @inlinable public var width: Double { max.x - min.x }
  /// The length along y; below 0 or NaN only if the box is empty.
  @inlinable public var height: Double { max.y - min.y }

  /// The corners, from the smallest one along x first.
  @inlinable public var corners: (Point, Point, Point, Point) {
    (min, Point(max.x, min.y), max, Point(min.x, max.y))
  }

  /// The smallest box around both.
  @inlinable
  public func union(_ other: Box) -> Box {
    Box(
      min: Point(Swift.min(min.x, other.min.x), Swift.min(min.y, other.min.y)),
      max: Point(Swift.max(max.x, other.max.x), Swift.max(max.y, other.max.y)))
  }

  /// The box that both contain, which is empty if they don't overlap.
  @inlinable
  public func intersection(_ other: Box) -> Box {
    Box(
      min: Point(Swift.max(min.x, other.min.x), Swift.max(min.y, other.min.y)),
      max: Point(Swift.min(max.x, other.max.x), Swift.min(max.y, other.max.y)))
  }

  /// The box with each edge moved inward by a distance, or outward if it is below 0.
  @inlinable
  public func insetBy(_ distance: Double) -> Box {
    Box(min: min + distance, max: max - distance)
  }

  /// The smallest box around the transformed box.
  @inlinable
  public func applying(_ transform: Affine) -> Box {
    var result = Box.empty
    let corners = corners
    result.extend(to: transform.apply(corners.0))
    result.extend(to: transform.apply(corners.1))
    result.extend(to: transform.apply(corners.2))
    result.extend(to: transform.apply(corners.3))
    return result
  }

  /// Enlarges the box to contain a point.
  @inlinable
  public mutating func extend(to point: Point) {
    min = Point(Swift.min(min.x, point.x), Swift.min(min.y, point.y))
    max = Point(Swift.max(max.x, point.x), Swift.max(max.y, point.y))
  }
}
