import CoreGraphics
import Raster

extension CGPath {
  /// The length of the lines from control point to control point: no less than that of the path.
  var controlLength: Double {
    let points = path.points
    return zip(points, points.dropFirst()).reduce(0) { length, ends in
      length + SIMD2(ends.1.x - ends.0.x, ends.1.y - ends.0.y).length
    }
  }
}

extension ShapePath {
  /// About the length of the outlines: from vertex to vertex by their handles.
  ///
  /// - Parameter longest: What counts of a way at most.
  func controlLength(longest: Double) -> Double {
    outlines.reduce(0) { length, outline in
      zip(outline.vertices, outline.vertices.dropFirst() + outline.vertices.prefix(1)).reduce(length) {
        $0 + min($1.0.controlLength(to: $1.1), longest)
      }
    }
  }
}

extension Outline.Vertex {
  fileprivate func controlLength(to end: Outline.Vertex) -> Double {
    let (first, last) = (point + handleOut, end.point + end.handleIn)
    return handleOut.length + (last - first).length + end.handleIn.length
  }
}
