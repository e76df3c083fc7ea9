extension BezierPath {
  /// The distance of a quarter circle's control points from its ends, in radii: 4/3·(√2 − 1).
  private static let quarterCircleTangent = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  /// Creates an ellipse, clockwise from its top.
  init(ellipseAt center: Vector, size: Vector) {
    let (x, y) = (size.x / 2, size.y / 2)
    let center = SIMD2(center.x, center.y)
    let tangent = SIMD2(x, y) * Self.quarterCircleTangent
    func vertex(_ offset: SIMD2<Double>, _ out: SIMD2<Double>) -> Vertex {
      Vertex(point: center + offset, inTangent: -out, outTangent: out)
    }
    self.init(
      vertices: [
        vertex(SIMD2(0, -y), SIMD2(tangent.x, 0)), vertex(SIMD2(x, 0), SIMD2(0, tangent.y)),
        vertex(SIMD2(0, y), SIMD2(-tangent.x, 0)), vertex(SIMD2(-x, 0), SIMD2(0, -tangent.y)),
      ],
      isClosed: true)
  }

  /// Creates a rectangle, clockwise from its upper-right corner. The corner radius is at most half of a side.
  init(rectangleAt center: Vector, size: Vector, cornerRadius: Double) {
    let half = SIMD2(size.x / 2, size.y / 2)
    let center = SIMD2(center.x, center.y)
    let radius = max(0, min(cornerRadius, abs(half.x), abs(half.y)))
    let corners = [SIMD2(1.0, -1), SIMD2(1, 1), SIMD2(-1, 1), SIMD2(-1, -1)]
    guard radius > 0 else {
      self.init(
        vertices: corners.map { Vertex(point: center + half * $0, inTangent: .zero, outTangent: .zero) },
        isClosed: true)
      return
    }
    // Each corner is an arc from the end of one side to the start of the next; the upper-right one comes last.
    let arcs = [corners[1], corners[2], corners[3], corners[0]].map { corner -> [Vertex] in
      let turned = SIMD2(-corner.y, corner.x)
      let (arriving, leaving) = ((corner + turned) / 2, (turned - corner) / 2)
      let tangent = radius * Self.quarterCircleTangent
      let cornerPoint = center + half * corner
      return [
        Vertex(point: cornerPoint - arriving * radius, inTangent: .zero, outTangent: arriving * tangent),
        Vertex(point: cornerPoint + leaving * radius, inTangent: -(leaving * tangent), outTangent: .zero),
      ]
    }
    var vertices = arcs.flatMap(\.self)
    vertices.insert(vertices.removeLast(), at: 0)
    self.init(vertices: vertices, isClosed: true)
  }
}
