/// An axis-aligned rectangle from its smallest to its largest corner, empty unless `max` exceeds `min` along
/// both axes.
package struct Box: Hashable, Sendable {
  package var min: Point
  package var max: Point

  @inlinable
  package init(min: Point, max: Point) {
    self.min = min
    self.max = max
  }

  package init(x: Double, y: Double, width: Double, height: Double) {
    self.init(min: Point(x, y), max: Point(x + width, y + height))
  }

  /// The empty box, whose union with any other box is that box.
  // Computed, because access to a stored value checks whether it's initialized.
  @inlinable package static var empty: Box {
    Box(min: Point(.infinity, .infinity), max: Point(-.infinity, -.infinity))
  }

  @inlinable package var isEmpty: Bool { !(max.x > min.x && max.y > min.y) }
  @inlinable package var width: Double { max.x - min.x }
  @inlinable package var height: Double { max.y - min.y }

  /// The corners, from the smallest one along x first.
  package var corners: (Point, Point, Point, Point) {
    (min, Point(max.x, min.y), max, Point(min.x, max.y))
  }

  @inlinable
  package func union(_ other: Box) -> Box {
    Box(
      min: Point(Swift.min(min.x, other.min.x), Swift.min(min.y, other.min.y)),
      max: Point(Swift.max(max.x, other.max.x), Swift.max(max.y, other.max.y)))
  }

  @inlinable
  package func intersection(_ other: Box) -> Box {
    Box(
      min: Point(Swift.max(min.x, other.min.x), Swift.max(min.y, other.min.y)),
      max: Point(Swift.min(max.x, other.max.x), Swift.min(max.y, other.max.y)))
  }

  @inlinable
  package func insetBy(_ distance: Double) -> Box {
    Box(min: min + distance, max: max - distance)
  }

  /// The smallest box around the transformed box.
  package func applying(_ transform: Affine) -> Box {
    var result = Box.empty
    let corners = corners
    result.extend(to: transform.apply(corners.0))
    result.extend(to: transform.apply(corners.1))
    result.extend(to: transform.apply(corners.2))
    result.extend(to: transform.apply(corners.3))
    return result
  }

  @inlinable
  package mutating func extend(to point: Point) {
    min = Point(Swift.min(min.x, point.x), Swift.min(min.y, point.y))
    max = Point(Swift.max(max.x, point.x), Swift.max(max.y, point.y))
  }
}
