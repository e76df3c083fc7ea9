import CoreGraphics
import MotionCore
import Raster

/// A path of cubic Bézier curves as files store it: vertices with a tangent on each side.
struct BezierPath: LottieValue {
  /// A vertex with its tangents, which are relative to it.
  struct Vertex: Hashable, Sendable {
    var point: SIMD2<Double>
    /// The tangent toward the vertex before.
    var inTangent: SIMD2<Double>
    /// The tangent toward the next vertex.
    var outTangent: SIMD2<Double>
  }

  var vertices: [Vertex]
  var isClosed: Bool

  var elementCount: Int { vertices.count }

  static var placeholder: BezierPath { BezierPath(vertices: [], isClosed: false) }

  init(vertices: [Vertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// Reads a path, or the first path of a list: keyframes store a list of one.
  init(reading json: JSONNode) throws(JSONError) {
    guard !json.isList else {
      guard let first = json.firstElement else {
        throw JSONError(json, "an empty list, where a path was expected")
      }
      try self.init(Fields(first))
      return
    }
    try self.init(Fields(json))
  }

  private init(_ fields: Fields) {
    let vertex = Vertex(point: .zero, inTangent: .zero, outTangent: .zero)
    self.init(vertices: Array(repeating: vertex, count: fields.json("v")?.count ?? 0), isClosed: false)
    if !read(fields, "v", { $0.point = $1 }) { vertices = [] }
    read(fields, "i") { $0.inTangent = $1 }
    read(fields, "o") { $0.outTangent = $1 }
    isClosed = fields.flag("c")
  }

  /// Sets a part of each vertex from a list of points, and returns whether all of the list could be read. If not, the part
  /// is zero.
  @discardableResult
  private mutating func read(
    _ fields: Fields, _ name: FieldName, _ set: (inout Vertex, SIMD2<Double>) -> Void
  ) -> Bool {
    vertices.withUnsafeMutableBufferPointer { buffer in
      var position = 0
      let isReadable = fields.readPoints(name) {
        if position < buffer.count { set(&buffer[position], $0) }
        position += 1
      }
      if !isReadable { for index in buffer.indices { set(&buffer[index], .zero) } }
      return isReadable
    }
  }

  /// Returns whether another path has as many segments, and lines where this one has lines.
  func hasStructure(of other: BezierPath) -> Bool {
    guard vertices.count == other.vertices.count, isClosed == other.isClosed else { return false }
    return vertices.indices.allSatisfy { isLine(after: $0) == other.isLine(after: $0) }
  }

  /// Whether the segment after a vertex is a line.
  private func isLine(after index: Int) -> Bool {
    vertices[index].outTangent == .zero && vertex(after: index).inTangent == .zero
  }

  /// Returns the vertex after the one with an index; the last one is followed by the first.
  func vertex(after index: Int) -> Vertex { vertices[index + 1 < vertices.count ? index + 1 : 0] }

  /// Returns an in-between path. Paths with different numbers of vertices don't interpolate: the first one holds until
  /// the end.
  func interpolated(to end: BezierPath, at fraction: Double) -> BezierPath {
    guard vertices.count == end.vertices.count else { return fraction < 1 ? self : end }
    func blend(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> SIMD2<Double> {
      one + (other - one) * fraction
    }
    return BezierPath(
      vertices: zip(vertices, end.vertices).map {
        Vertex(
          point: blend($0.point, $1.point), inTangent: blend($0.inTangent, $1.inTangent),
          outTangent: blend($0.outTangent, $1.outTangent))
      },
      isClosed: isClosed)
  }
}

extension BezierPath {
  /// Appends the path to another one. Two vertices without tangents are connected by a line, all others by a curve.
  ///
  /// Segments with a coordinate that isn't finite are ignored.
  func add(to path: inout Path) {
    guard let first = vertices.first else { return }
    path.appendIfFinite(.move(first.point))
    for (start, end) in zip(vertices, vertices.dropFirst()) { path.appendCurve(from: start, to: end) }
    guard isClosed, let last = vertices.last else { return }
    path.appendCurve(from: last, to: first)
    path.close()
  }

  /// The largest number of elements that ``add(to:)`` appends.
  var largestElementCount: Int { vertices.count + 2 }

  /// The largest number of points that ``add(to:)`` appends.
  var largestPointCount: Int { vertices.indices.reduce(1) { $0 + (isLine(after: $1) ? 1 : 3) } }

  var reversed: BezierPath {
    BezierPath(
      vertices: vertices.reversed().map {
        Vertex(point: $0.point, inTangent: $0.outTangent, outTangent: $0.inTangent)
      },
      isClosed: isClosed)
  }

  /// The path in the opposite direction, from the same first vertex.
  var reversedFromFirst: BezierPath {
    var path = reversed
    path.vertices = path.vertices.suffix(1) + path.vertices.dropLast()
    return path
  }
}

extension Path {
  /// Adds a segment. Lines must be line elements, because strokes are cut at the parameter of a curve.
  fileprivate mutating func appendCurve(from start: BezierPath.Vertex, to end: BezierPath.Vertex) {
    guard start.outTangent != .zero || end.inTangent != .zero else {
      return appendIfFinite(.line(end.point))
    }
    appendIfFinite(
      .cubic(
        control1: start.point + start.outTangent, control2: end.point + end.inTangent, end: end.point))
  }
}
