import CoreGraphics

extension ShapePath {
  /// Creates a path that can't be interpolated from the subpaths of a Core Graphics path.
  init(discrete path: CGPath) {
    var reader = PathReader()
    path.applyWithBlock { reader.add($0.pointee) }
    self.init(paths: reader.paths, isDiscrete: true)
  }
}

/// Collects the elements of a path as Bézier paths.
private struct PathReader {
  private(set) var paths: [BezierPath] = []

  mutating func add(_ element: CGPathElement) {
    let points = element.points
    switch element.type {
    case .moveToPoint: paths.append(BezierPath(vertices: [BezierPath.Vertex(points[0])], isClosed: false))
    case .addLineToPoint: append(SIMD2(points[0]))
    case .addQuadCurveToPoint:
      // The control points of the equivalent cubic curve are two thirds of the way to the quadratic one's.
      let (start, control, end) = (currentPoint, SIMD2(points[0]), SIMD2(points[1]))
      append(end, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3))
    case .addCurveToPoint: append(SIMD2(points[2]), SIMD2(points[0]), SIMD2(points[1]))
    case .closeSubpath: close()
    @unknown default: break
    }
  }

  private var currentPoint: SIMD2<Double> { paths.last?.vertices.last?.point ?? .zero }

  private mutating func append(
    _ end: SIMD2<Double>, _ control1: SIMD2<Double>? = nil, _ control2: SIMD2<Double>? = nil
  ) {
    guard let last = paths.indices.last, let vertex = paths[last].vertices.indices.last else { return }
    if let control1 { paths[last].vertices[vertex].outTangent = control1 - currentPoint }
    paths[last].vertices.append(
      BezierPath.Vertex(point: end, inTangent: control2.map { $0 - end } ?? .zero, outTangent: .zero))
  }

  /// Closes the current path, and removes its last vertex if that is the first one again.
  private mutating func close() {
    guard let index = paths.indices.last else { return }
    paths[index].isClosed = true
    let vertices = paths[index].vertices
    guard vertices.count > 1, let last = vertices.last, last.point == vertices[0].point else { return }
    paths[index].vertices[0].inTangent = last.inTangent
    paths[index].vertices.removeLast()
  }
}

extension BezierPath.Vertex {
  fileprivate init(_ point: CGPoint) {
    self.init(point: SIMD2(point), inTangent: .zero, outTangent: .zero)
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: CGPoint) { self.init(point.x, point.y) }
}
