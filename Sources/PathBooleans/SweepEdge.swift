import Raster

/// A part of a source between two vertices, from the left to the right one, without other vertices on it.
///
/// A vertex is left of another one if its x is smaller, or if x is equal and its y is smaller.
struct SweepEdge {
  var curve: Cubic
  var left: Int32
  var right: Int32
  /// The index of the source.
  var source: Int
  /// The source's parameters at the left and the right end, decreasing if the source leads to the left.
  var from: Double
  var to: Double
  /// The winding numbers of both areas above the edge minus those below.
  var change: Windings
  /// The winding numbers directly below the edge.
  var below = Windings.zero

  var above: Windings { below &+ change }
}

/// The winding numbers of the first and the second area.
typealias Windings = SIMD2<Int32>

extension SweepEdge {
  init(_ piece: MonotonePiece, leadsLeft: Bool) {
    curve = leadsLeft ? piece.curve.reversed : piece.curve
    (left, right) = leadsLeft ? (piece.end, piece.start) : (piece.start, piece.end)
    (from, to) = leadsLeft ? (piece.to, piece.from) : (piece.from, piece.to)
    source = piece.source
    change = leadsLeft ? .zero &- piece.change : piece.change
  }

  /// Cuts the edge where it passes a vertex. The left part remains, the right one is returned.
  mutating func cut(at vertex: Int32, _ position: Point, tolerance: Double) -> SweepEdge {
    let t = curve.nearest(to: position).parameter
    let parts = curve.split(at: t)
    let middle = from + (to - from) * t
    var rest = self
    (rest.left, rest.from) = (vertex, middle)
    rest.curve = parts.1.moved(start: position, end: curve.end).linear(within: tolerance / 4)
    (right, to) = (vertex, middle)
    curve = parts.0.moved(start: curve.start, end: position).linear(within: tolerance / 4)
    return rest
  }

  /// The source's parameters in ascending order.
  var range: ClosedRange<Double> { Swift.min(from, to)...Swift.max(from, to) }

  /// Whether the source leads to the left along the edge.
  var leadsLeft: Bool { from > to }
}
