/// An outline of a body at its current position: a circle or a polygon. A polygon with two corners is a segment, which can
/// be touched from both sides.
package struct Shape {
  /// The index of the body.
  package let body: Int
  /// A number that identifies the shape when the world is rebuilt.
  package let identifier: Int
  /// The range of the polygon's corners in the world's ``CornerStore``; empty for a circle.
  let corners: Range<Int>
  /// A circle's center in the body's coordinates.
  let localCenter: Vector
  /// A circle's radius.
  let radius: Double
  /// A circle's current center.
  var center = Vector.zero
  /// The corners of the bounding rectangle around the shape.
  var low = Vector.zero
  var high = Vector.zero
  /// The distance that the body can move in a step.
  var reach = 0.0

  var isCircle: Bool { corners.isEmpty }
  var isSegment: Bool { corners.count == 2 }

  /// Whether the bounding rectangles, extended by the reach, overlap.
  func mayTouch(_ other: Shape) -> Bool {
    let distance = reach + other.reach
    return low.x - other.high.x <= distance && other.low.x - high.x <= distance
      && low.y - other.high.y <= distance && other.low.y - high.y <= distance
  }
}

/// The corners of all polygons of a world.
struct CornerStore {
  /// The corners in the coordinates of the bodies.
  private(set) var local: [Vector] = []
  /// The corners at the current positions of the bodies.
  private(set) var placed: [Vector] = []
  /// The unit normals of the edges that begin at the corners, pointing outward.
  private(set) var normals: [Vector] = []

  mutating func append(_ corners: [Vector]) -> Range<Int> {
    let start = local.count
    local += corners
    placed += corners
    normals += corners.map { _ in Vector.zero }
    return start..<local.count
  }

  /// Moves a polygon to its body's position, and returns the corners of its bounding rectangle.
  mutating func place(_ range: Range<Int>, at position: Vector, _ turn: Turn) -> (low: Vector, high: Vector) {
    var (low, high) = (Vector(repeating: .infinity), Vector(repeating: -.infinity))
    for index in range {
      let corner = position + turn.applied(to: local[index])
      placed[index] = corner
      low = Vector(min(low.x, corner.x), min(low.y, corner.y))
      high = Vector(max(high.x, corner.x), max(high.y, corner.y))
    }
    for index in range { normals[index] = normal(afterCorner: index, in: range) }
    return (low, high)
  }

  private func normal(afterCorner index: Int, in range: Range<Int>) -> Vector {
    let edge = placed[next(after: index, in: range)] - placed[index]
    return Vector(edge.y, -edge.x).direction ?? .zero
  }

  /// The index of the next corner of a polygon.
  func next(after index: Int, in range: Range<Int>) -> Int {
    index + 1 < range.upperBound ? index + 1 : range.lowerBound
  }
}
