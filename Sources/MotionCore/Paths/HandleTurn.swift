/// The motion of a Bézier handle between two keyframes of a path.
///
/// Core Animation interpolates a handle, relative to its vertex, in polar form: the angle the shorter way, the length
/// linearly. A handle that is of length 0 at either end moves along a straight line.
struct HandleTurn {
  private let start: SIMD2<Double>
  private let end: SIMD2<Double>
  private let startLength: Double
  private let endLength: Double
  /// The angle from the start to the end in radians, within −π…π; 0 if the handle moves along a straight line.
  private let angle: Double

  init(from start: SIMD2<Double>, to end: SIMD2<Double>) {
    (self.start, self.end) = (start, end)
    (startLength, endLength) = (start.length, end.length)
    let isStraight = start == end || startLength == 0 || endLength == 0
    angle = isStraight ? 0 : HandleTurn.shorterAngle(from: start, to: end)
  }

  /// Returns the handle at a fraction of the way; the ends are exact.
  func handle(at fraction: Double) -> SIMD2<Double> {
    guard angle != 0, fraction != 0, fraction != 1 else {
      return start.interpolated(to: end, at: fraction)
    }
    let (sin, cos) = Elementary.sinCos(angle * fraction)
    let scale = startLength.interpolated(to: endLength, at: fraction) / startLength
    return SIMD2(start.x * cos - start.y * sin, start.x * sin + start.y * cos) * scale
  }

  private static func shorterAngle(from start: SIMD2<Double>, to end: SIMD2<Double>) -> Double {
    let angle = Elementary.atan2(end.y, end.x) - Elementary.atan2(start.y, start.x)
    if angle > .pi { return angle - 2 * .pi }
    return angle < -.pi ? angle + 2 * .pi : angle
  }
}

/// The points of a path that are handles, each with the vertex that it belongs to.
///
/// The tracks of a timeline use it to morph paths whose points are a channel's numbers.
package struct PathHandles: Hashable, Sendable {
  /// For each point, the index of the vertex whose handle it is, or its own index if it is a vertex.
  let vertices: [Int]

  /// Creates the handles of points, or returns nil if none of them is a handle.
  ///
  /// - Parameter vertices: For each point, the index of its vertex, or its own index if it is a vertex.
  /// - Precondition: The indices are those of vertices.
  package init?(vertices: [Int]) {
    guard vertices.indices.contains(where: { vertices[$0] != $0 }) else { return nil }
    self.vertices = vertices
  }
}
