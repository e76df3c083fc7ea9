/// A convex polygon with its points in order, in either direction.
package struct ConvexPolygon: Equatable, Sendable {
  package var points: [Point]

  package init(points: [Point]) { self.points = points }

  package init(_ box: Box) {
    points = [box.min, Point(box.max.x, box.min.y), box.max, Point(box.min.x, box.max.y)]
  }

  package var isEmpty: Bool { points.count < 3 }

  package var bounds: Box {
    var box = Box.empty
    for point in points { box.extend(to: point) }
    return box
  }

  /// The area of the polygon, positive if its points turn from x toward y.
  package var signedArea: Double {
    guard let first = points.first else { return 0 }
    var sum = 0.0
    for index in points.indices.dropLast() {
      sum += (points[index] - first).cross(points[index + 1] - first)
    }
    return sum / 2
  }

  package var area: Double { abs(signedArea) }

  /// Returns the part in which x·side.x + y·side.y + side.z isn't negative.
  package func cut(_ side: SIMD3<Double>) -> ConvexPolygon {
    guard var before = points.last else { return self }
    var result: [Point] = []
    result.reserveCapacity(points.count + 1)
    var distanceBefore = Self.distance(before, side)
    for point in points {
      let distance = Self.distance(point, side)
      if (distance >= 0) != (distanceBefore >= 0) {
        result.append(before + (point - before) * (distanceBefore / (distanceBefore - distance)))
      }
      if distance >= 0 { result.append(point) }
      (before, distanceBefore) = (point, distance)
    }
    return ConvexPolygon(points: result)
  }

  private static func distance(_ point: Point, _ side: SIMD3<Double>) -> Double {
    side.x * point.x + side.y * point.y + side.z
  }

  /// Returns the part within another convex polygon.
  package func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    guard !isEmpty, !other.isEmpty else { return ConvexPolygon(points: []) }
    var result = self
    let turn = other.signedArea < 0 ? -1.0 : 1.0
    for (index, end) in other.points.enumerated() {
      let start = other.points[(index == 0 ? other.points.count : index) - 1]
      let inward = (end - start).perpendicular * turn
      result = result.cut(SIMD3(inward, -inward.dot(start)))
      if result.isEmpty { break }
    }
    return result
  }

  package var path: Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }
}
