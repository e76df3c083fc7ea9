extension Outline {
  /// The outline with its sharp corners rounded.
  ///
  /// A corner is a vertex without handles. Its rounding begins at the radius, at most half the way to the neighbour.
  func withRoundCorners(_ radius: Double) -> Outline {
    guard radius > 0, vertices.count > 1 else { return self }
    var rounded: [Vertex] = []
    for (index, vertex) in vertices.enumerated() {
      let isEnd = !isClosed && (index == 0 || index == vertices.count - 1)
      guard !isEnd, vertex.handleIn == .zero, vertex.handleOut == .zero else {
        rounded.append(vertex)
        continue
      }
      let before = vertices[(index + vertices.count - 1) % vertices.count].point
      let after = vertices[(index + 1) % vertices.count].point
      let (start, end) = (vertex.rounding(toward: before, radius), vertex.rounding(toward: after, radius))
      rounded.append(Vertex(point: start.point, handleIn: .zero, handleOut: start.handle))
      rounded.append(Vertex(point: end.point, handleIn: end.handle, handleOut: .zero))
    }
    return Outline(vertices: rounded, isClosed: isClosed)
  }
}

extension Outline.Vertex {
  /// Where the rounding of a corner meets the side toward a neighbour, and the handle toward the corner.
  fileprivate func rounding(
    toward neighbour: SIMD2<Double>, _ radius: Double
  ) -> (point: SIMD2<Double>, handle: SIMD2<Double>) {
    let way = neighbour - point
    let offset = way.unit * min(radius, way.length / 2)
    return (point + offset, -offset * Self.roundingHandle)
  }

  /// The length of a rounding's handles, in lengths of what it takes from the side: what the editing program draws.
  private static let roundingHandle = 0.5519
}
