import CoreGraphics
import Raster

extension ShapePath {
  /// The part between two places of the path's length, counted in whole lengths; what leads beyond an end goes on at the
  /// other one.
  func part(from start: Double, to end: Double) -> ShapePath {
    guard end - start < 1 else { return self }
    let path = cgPath().path
    func part(_ start: Double, _ end: Double) -> ShapePath {
      ShapePath(momentary: CGPath(path.trimmed(from: start, to: end)))
    }
    let turns = start.rounded(.down)
    let (first, last) = (start - turns, end - turns)
    guard last > 1 else { return part(first, last) }
    let (tail, head) = (part(first, 1), part(0, last - 1))
    guard outlines.count == 1, outlines[0].isClosed, let joined = tail.outlines.last?.continued(by: head)
    else { return tail + head }
    return ShapePath(outlines: [joined], isMomentary: true)
  }
}

extension Outline {
  /// The outline, and after it the first of a path, which begins where it ends.
  fileprivate func continued(by path: ShapePath) -> Outline? {
    guard var vertices = path.outlines.first?.vertices, let seam = self.vertices.last, !vertices.isEmpty
    else { return nil }
    vertices[0].handleIn = seam.handleIn
    return Outline(vertices: self.vertices.dropLast() + vertices, isClosed: false)
  }
}
