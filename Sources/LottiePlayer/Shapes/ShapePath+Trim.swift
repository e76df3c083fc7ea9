import CoreGraphics
import Raster

extension ShapePath {
  /// Returns the part of the path between two positions, as fractions of its length. A part that exceeds one end of the
  /// path continues at the other.
  func trimmed(from start: Double, to end: Double) -> ShapePath {
    guard end - start < 1 else { return self }
    let path = cgPath().path
    func part(_ start: Double, _ end: Double) -> ShapePath {
      ShapePath(discrete: CGPath(path.trimmed(from: start, to: end)))
    }
    let turns = start.rounded(.down)
    let (first, last) = (start - turns, end - turns)
    guard last > 1 else { return part(first, last) }
    let (tail, head) = (part(first, 1), part(0, last - 1))
    guard paths.count == 1, paths[0].isClosed, let joined = tail.paths.last?.appending(head.paths.first)
    else { return tail + head }
    return ShapePath(paths: [joined], isDiscrete: true)
  }
}

extension BezierPath {
  /// Returns the path extended by another one that begins at its end.
  fileprivate func appending(_ path: BezierPath?) -> BezierPath? {
    guard var vertices = path?.vertices, let seam = self.vertices.last, !vertices.isEmpty else { return nil }
    vertices[0].inTangent = seam.inTangent
    return BezierPath(vertices: self.vertices.dropLast() + vertices, isClosed: false)
  }
}
