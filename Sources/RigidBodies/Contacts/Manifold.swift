/// The points at which two shapes touch or are about to touch.
struct Manifold {
  /// The midpoint between the surfaces.
  struct Point {
    var position = Vector.zero
    /// The distance between the surfaces; below 0 where they overlap.
    var separation = 0.0
    /// A number that identifies the point from step to step.
    var feature = 0
  }

  /// The unit normal from the first shape to the second.
  var normal: Vector
  var count = 0
  var points = InlineArray<2, Point>(repeating: Point())

  init(normal: Vector) { self.normal = normal }

  mutating func append(_ point: Point) {
    guard count < 2 else { return }
    points[count] = point
    count += 1
  }

  /// The manifold of the shapes in opposite order.
  var reversed: Manifold {
    var result = self
    result.normal = -normal
    return result
  }
}

extension CornerStore {
  /// Returns the manifold of two shapes; nil if they are farther apart than a margin.
  func manifold(_ first: Shape, _ second: Shape, margin: Double) -> Manifold? {
    switch (first.isCircle, second.isCircle) {
    case (true, true): circles(first, second, margin)
    case (false, true): polygon(first, andCircle: second, margin)
    case (true, false): polygon(second, andCircle: first, margin)?.reversed
    case (false, false): polygons(first, second, margin)
    }
  }
}

// MARK: - Circles

extension CornerStore {
  private func circles(_ first: Shape, _ second: Shape, _ margin: Double) -> Manifold? {
    manifold(of: second, around: first.center, radius: first.radius, margin, fallback: Vector(0, 1))
  }

  /// Returns the manifold of two circles, the first of which is given by its center and radius.
  private func manifold(
    of circle: Shape, around point: Vector, radius: Double, _ margin: Double, fallback: Vector
  ) -> Manifold? {
    let offset = circle.center - point
    let separation = offset.length - radius - circle.radius
    guard separation <= margin else { return nil }
    var manifold = Manifold(normal: offset.direction ?? fallback)
    manifold.append(
      Manifold.Point(position: point + manifold.normal * (radius + separation / 2), separation: separation))
    return manifold
  }

  private func polygon(_ polygon: Shape, andCircle circle: Shape, _ margin: Double) -> Manifold? {
    let face = faceNearest(to: circle.center, in: polygon)
    let (start, end) = (placed[face.index], placed[next(after: face.index, in: polygon.corners)])
    guard face.distance <= circle.radius + margin else { return nil }
    let normal = normals[face.index]
    // Beyond an end of the edge, its corner is the nearest point.
    if (circle.center - start).dot(end - start) <= 0, face.distance > 0 || polygon.isSegment {
      return manifold(of: circle, around: start, radius: 0, margin, fallback: normal)
    }
    if (circle.center - end).dot(start - end) <= 0, face.distance > 0 || polygon.isSegment {
      return manifold(of: circle, around: end, radius: 0, margin, fallback: normal)
    }
    var manifold = Manifold(normal: normal)
    let separation = face.distance - circle.radius
    manifold.append(
      Manifold.Point(
        position: circle.center - normal * (circle.radius + separation / 2), separation: separation))
    return manifold
  }

  /// Returns the edge whose signed distance from a point is the largest; points outside have positive distances.
  private func faceNearest(to point: Vector, in polygon: Shape) -> Face {
    var best = Face(index: polygon.corners.lowerBound, distance: -.infinity)
    for index in polygon.corners {
      let distance = (point - placed[index]).dot(normals[index])
      if distance > best.distance { best = Face(index: index, distance: distance) }
    }
    return best
  }
}

// MARK: - Polygons

/// An edge of a polygon, and the distance of another shape from its line.
private struct Face {
  var index: Int
  var distance: Double
}

extension CornerStore {
  /// The overlap up to which a segment's own normal separates it from a polygon. It keeps a polygon that slides along
  /// several segments from getting caught at their ends.
  private static var segmentOverlap: Double { 1 }
  /// The difference of distances below which the first polygon's edge is preferred, so that the choice is stable.
  private static var preference: Double { 0.02 }

  private func polygons(_ first: Shape, _ second: Shape, _ margin: Double) -> Manifold? {
    let (faceOfFirst, faceOfSecond) = (
      separatingFace(of: first, from: second), separatingFace(of: second, from: first)
    )
    guard faceOfFirst.distance <= margin, faceOfSecond.distance <= margin else { return nil }
    if usesFirst(faceOfFirst, of: first, faceOfSecond, of: second) {
      return clipped(first, faceOfFirst, second, margin)
    }
    return clipped(second, faceOfSecond, first, margin)?.reversed
  }

  private func usesFirst(_ face: Face, of first: Shape, _ other: Face, of second: Shape) -> Bool {
    if first.isSegment != second.isSegment {
      let overlap = first.isSegment ? face.distance : other.distance
      if overlap > -Self.segmentOverlap { return first.isSegment }
    }
    return face.distance + Self.preference >= other.distance
  }

  /// Returns the edge of a polygon whose line is farthest from another polygon.
  private func separatingFace(of polygon: Shape, from other: Shape) -> Face {
    var best = Face(index: polygon.corners.lowerBound, distance: -.infinity)
    for index in polygon.corners {
      let (corner, normal) = (placed[index], normals[index])
      var distance = Double.infinity
      for otherIndex in other.corners {
        distance = min(distance, (placed[otherIndex] - corner).dot(normal))
      }
      if distance > best.distance { best = Face(index: index, distance: distance) }
    }
    return best
  }

  /// Returns the parts of a polygon's edge that lie in front of or behind another polygon's edge.
  private func clipped(_ reference: Shape, _ face: Face, _ incident: Shape, _ margin: Double) -> Manifold? {
    let start = placed[face.index]
    let end = placed[next(after: face.index, in: reference.corners)]
    guard let tangent = (end - start).direction else { return nil }
    let normal = normals[face.index]
    let edge = edgeFacing(normal, of: incident)
    let (from, to) = (placed[edge], placed[next(after: edge, in: incident.corners)])
    let (range, length) = ((to - from).dot(tangent), (end - start).dot(tangent))
    let offset = (from - start).dot(tangent)
    guard let (low, high) = Self.overlap(offset: offset, range: range, length: length) else { return nil }
    var manifold = Manifold(normal: normal)
    for number in 0..<(high > low ? 2 : 1) {
      let point = from + (to - from) * (number == 0 ? low : high)
      let separation = (point - start).dot(normal)
      guard separation <= margin else { continue }
      let feature = (face.index << 32 | edge) << 1 | number
      manifold.append(
        Manifold.Point(position: point - normal * (separation / 2), separation: separation, feature: feature))
    }
    return manifold.count > 0 ? manifold : nil
  }

  /// Returns the index of the edge whose normal is most opposed to a direction.
  private func edgeFacing(_ direction: Vector, of polygon: Shape) -> Int {
    var (best, least) = (polygon.corners.lowerBound, Double.infinity)
    for index in polygon.corners {
      let product = normals[index].dot(direction)
      if product < least { (best, least) = (index, product) }
    }
    return best
  }

  /// Returns the part of an edge, as fractions of its length, whose coordinates lie in 0…`length`.
  private static func overlap(offset: Double, range: Double, length: Double) -> (Double, Double)? {
    guard range != 0 else { return offset >= 0 && offset <= length ? (0, 1) : nil }
    let (first, second) = ((0 - offset) / range, (length - offset) / range)
    let (low, high) = (max(0, min(first, second)), min(1, max(first, second)))
    return low <= high ? (low, high) : nil
  }
}
