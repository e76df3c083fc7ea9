import CoreGraphics
import MotionCore

/// A path of cubic Béziers, as files store it: each vertex with a handle toward the vertex before and one toward the next.
struct Outline: LottieValue {
  /// A vertex; the handles are relative to it.
  struct Vertex: Hashable, Sendable {
    var point: SIMD2<Double>
    var handleIn: SIMD2<Double>
    var handleOut: SIMD2<Double>
  }

  var vertices: [Vertex]
  var isClosed: Bool

  var size: Int { vertices.count }

  init(vertices: [Vertex], isClosed: Bool) {
    self.vertices = vertices
    self.isClosed = isClosed
  }

  /// Keyframes store a list of one path, other properties the path itself.
  init(reading decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      self = try list.decode(Stored.self).outline
    } else {
      self = try Stored(from: decoder).outline
    }
  }

  private struct Stored: Decodable {
    let outline: Outline

    init(from decoder: any Decoder) throws {
      let fields = try Fields(decoder)
      let points = fields.value([Numbers].self, "v") ?? []
      let handlesIn = fields.value([Numbers].self, "i") ?? []
      let handlesOut = fields.value([Numbers].self, "o") ?? []
      func pair(_ list: [Numbers], _ index: Int) -> SIMD2<Double> {
        guard index < list.count, list[index].values.count > 1 else { return .zero }
        return SIMD2(list[index].values[0], list[index].values[1])
      }
      outline = Outline(
        vertices: points.indices.map {
          Vertex(point: pair(points, $0), handleIn: pair(handlesIn, $0), handleOut: pair(handlesOut, $0))
        },
        isClosed: fields.flag("c"))
    }
  }

  /// Between outlines of different lengths there is no way: the first holds.
  func interpolated(to end: Outline, at fraction: Double) -> Outline {
    guard vertices.count == end.vertices.count else { return fraction < 1 ? self : end }
    func blend(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> SIMD2<Double> {
      one + (other - one) * fraction
    }
    return Outline(
      vertices: zip(vertices, end.vertices).map {
        Vertex(
          point: blend($0.point, $1.point), handleIn: blend($0.handleIn, $1.handleIn),
          handleOut: blend($0.handleOut, $1.handleOut))
      },
      isClosed: isClosed)
  }
}

extension Outline {
  /// Adds the outline to a path: always the same elements for the same number of vertices, so that paths can morph.
  func add(to path: CGMutablePath) {
    guard let first = vertices.first else { return }
    path.move(to: CGPoint(first.point))
    for (start, end) in zip(vertices, vertices.dropFirst()) { path.addCurve(from: start, to: end) }
    guard isClosed, let last = vertices.last else { return }
    path.addCurve(from: last, to: first)
    path.closeSubpath()
  }

  var reversed: Outline {
    Outline(
      vertices: vertices.reversed().map {
        Vertex(point: $0.point, handleIn: $0.handleOut, handleOut: $0.handleIn)
      },
      isClosed: isClosed)
  }
}

extension CGMutablePath {
  fileprivate func addCurve(from start: Outline.Vertex, to end: Outline.Vertex) {
    addCurve(
      to: CGPoint(end.point), control1: CGPoint(start.point + start.handleOut),
      control2: CGPoint(end.point + end.handleIn))
  }
}

extension CGPoint {
  init(_ point: SIMD2<Double>) { self.init(x: point.x, y: point.y) }
}

extension Outline {
  static var neutral: Outline { Outline(vertices: [], isClosed: false) }
}
