import CoreGraphics

extension ShapePath {
  /// The outlines that a path's subpaths are at one moment.
  init(momentary path: CGPath) {
    var reader = OutlineReader()
    path.applyWithBlock { reader.add($0.pointee) }
    self.init(outlines: reader.outlines, isMomentary: true)
  }
}

/// Collects a path's elements as outlines.
private struct OutlineReader {
  private(set) var outlines: [Outline] = []

  mutating func add(_ element: CGPathElement) {
    let points = element.points
    switch element.type {
    case .moveToPoint: outlines.append(Outline(vertices: [Outline.Vertex(points[0])], isClosed: false))
    case .addLineToPoint: append(SIMD2(points[0]))
    case .addQuadCurveToPoint:
      // A quadratic curve's control point lies two thirds of the way beyond those of the cubic one.
      let (start, control, end) = (latest, SIMD2(points[0]), SIMD2(points[1]))
      append(end, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3))
    case .addCurveToPoint: append(SIMD2(points[2]), SIMD2(points[0]), SIMD2(points[1]))
    case .closeSubpath: close()
    @unknown default: break
    }
  }

  private var latest: SIMD2<Double> { outlines.last?.vertices.last?.point ?? .zero }

  private mutating func append(
    _ end: SIMD2<Double>, _ control1: SIMD2<Double>? = nil, _ control2: SIMD2<Double>? = nil
  ) {
    guard let last = outlines.indices.last, let vertex = outlines[last].vertices.indices.last else { return }
    if let control1 { outlines[last].vertices[vertex].handleOut = control1 - latest }
    outlines[last].vertices.append(
      Outline.Vertex(point: end, handleIn: control2.map { $0 - end } ?? .zero, handleOut: .zero))
  }

  /// An outline that came back to its first vertex has it once.
  private mutating func close() {
    guard let index = outlines.indices.last else { return }
    outlines[index].isClosed = true
    let vertices = outlines[index].vertices
    guard vertices.count > 1, let last = vertices.last, last.point == vertices[0].point else { return }
    outlines[index].vertices[0].handleIn = last.handleIn
    outlines[index].vertices.removeLast()
  }
}

extension Outline.Vertex {
  fileprivate init(_ point: CGPoint) {
    self.init(point: SIMD2(point), handleIn: .zero, handleOut: .zero)
  }
}

extension SIMD2<Double> {
  fileprivate init(_ point: CGPoint) { self.init(point.x, point.y) }
}
