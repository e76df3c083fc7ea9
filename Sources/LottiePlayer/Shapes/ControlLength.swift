import CoreGraphics
import Raster

extension CGPath {
  /// The length of the lines between successive control points, which is at least the length of the path.
  var controlLength: Double {
    let points = path.points
    return zip(points, points.dropFirst()).reduce(0) { length, ends in
      length + SIMD2(ends.1.x - ends.0.x, ends.1.y - ends.0.y).length
    }
  }
}

extension ShapePath {
  /// Returns the length of the lines between successive control points.
  ///
  /// - Parameter longest: The limit for each segment's length.
  func controlLength(longest: Double) -> Double {
    var length = 0.0
    for path in paths {
      for (index, vertex) in path.vertices.enumerated() {
        length += min(vertex.controlLength(to: path.vertex(after: index)), longest)
      }
    }
    return length
  }
}

extension BezierPath.Vertex {
  fileprivate func controlLength(to end: BezierPath.Vertex) -> Double {
    let (first, last) = (point + outTangent, end.point + end.inTangent)
    return outTangent.length + (last - first).length + end.inTangent.length
  }
}
