extension BezierPath {
  /// Returns the path with its sharp corners rounded.
  ///
  /// A sharp corner is a vertex without tangents. The rounding begins at the distance of the radius from the corner, or
  /// halfway to the neighbor if that is closer.
  func withRoundCorners(_ radius: Double) -> BezierPath {
    guard radius > 0, vertices.count > 1 else { return self }
    var rounded: [Vertex] = []
    rounded.reserveCapacity(2 * vertices.count)
    for (index, vertex) in vertices.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == vertices.count - 1)
      guard !isEnd, vertex.inTangent == .zero, vertex.outTangent == .zero else {
        rounded.append(vertex)
        continue
      }
      let before = vertices[(index + vertices.count - 1) % vertices.count].point
      let after = vertices[(index + 1) % vertices.count].point
      let (start, end) = (vertex.rounding(toward: before, radius), vertex.rounding(toward: after, radius))
      rounded.append(Vertex(point: start.point, inTangent: .zero, outTangent: start.tangent))
      rounded.append(Vertex(point: end.point, inTangent: end.tangent, outTangent: .zero))
    }
    return BezierPath(vertices: rounded, isClosed: isClosed)
  }
}

extension BezierPath.Vertex {
  /// Returns the point at which a corner's rounding meets the side toward a neighbor, and the tangent toward the corner.
  fileprivate func rounding(
    toward neighbor: SIMD2<Double>, _ radius: Double
  ) -> (point: SIMD2<Double>, tangent: SIMD2<Double>) {
    let side = neighbor - point
    let offset = side.normalized * min(radius, side.length / 2)
    return (point + offset, -offset * Self.roundingTangent)
  }

  /// The length of a rounding's tangents as a fraction of the rounding's distance from the corner, as in After Effects.
  private static let roundingTangent = 0.5519
}
