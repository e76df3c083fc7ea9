import CoreGraphics
import Raster

/// The path of a drawing, made of one or more Bézier paths.
struct ShapePath: KeyframeValue {
  var paths: [BezierPath]
  /// Whether the vertices don't correspond to those at other frames, so that the path jumps instead of interpolating.
  var isDiscrete = false

  var elementCount: Int { paths.reduce(0) { $0 + $1.elementCount } }

  func hasStructure(of other: ShapePath) -> Bool {
    paths.count == other.paths.count && zip(paths, other.paths).allSatisfy { $0.hasStructure(of: $1) }
  }

  func interpolated(to end: ShapePath, at fraction: Double) -> ShapePath {
    guard paths.count == end.paths.count, !isDiscrete else { return fraction < 1 ? self : end }
    return ShapePath(paths: zip(paths, end.paths).map { $0.interpolated(to: $1, at: fraction) })
  }

  /// Returns the path with a function applied to each Bézier path.
  func map(_ transform: (BezierPath) -> BezierPath) -> ShapePath {
    ShapePath(paths: paths.map(transform), isDiscrete: isDiscrete)
  }

  /// Returns a Core Graphics path that repeats all Bézier paths as often as the number of copies.
  func cgPath(copies: Int = 1) -> CGPath {
    var path = Path()
    path.reserveCapacity(
      verbs: copies * paths.reduce(0) { $0 + $1.largestElementCount },
      points: copies * paths.reduce(0) { $0 + $1.largestPointCount })
    for _ in 0..<copies { for part in paths { part.add(to: &path) } }
    return CGPath(path)
  }

  static func + (one: ShapePath, other: ShapePath) -> ShapePath {
    ShapePath(paths: one.paths + other.paths, isDiscrete: one.isDiscrete || other.isDiscrete)
  }
}
