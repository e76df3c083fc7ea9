import Raster

/// A part of a source between two vertices, from the left to the right one, with no other vertex on it.
///
/// A vertex is left of another where its x is smaller, or x is the same and y is.
struct SweepEdge {
  var curve: Cubic
  var left: Int32
  var right: Int32
  /// Its place among the sources.
  var source: Int
  /// The source's parameters at the left and at the right end: falling where the source leads to the left.
  var from: Double
  var to: Double
  /// By how much the winding numbers of both areas are larger above the edge than below.
  var change: Windings
  /// Winding numbers just below the edge.
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

  /// Cuts the edge where it passes a vertex, keeps the left part, and returns the right one.
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

  /// The source's parameters in order.
  var range: ClosedRange<Double> { Swift.min(from, to)...Swift.max(from, to) }

  /// Whether the source leads to the left along the edge.
  var leadsLeft: Bool { from > to }
}
