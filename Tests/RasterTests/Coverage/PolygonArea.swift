@testable import Raster

/// A slow, obvious reference: polygons clipped to pixels, and their areas.
enum PolygonArea {
  /// Returns the signed area of a polygon.
  static func area(_ polygon: [Point]) -> Double {
    var sum = 0.0
    for (index, point) in polygon.enumerated() { sum += point.cross(polygon[(index + 1) % polygon.count]) }
    return sum / 2
  }

  /// Returns the area of a convex polygon within the pixel (x, y), in pixels.
  static func coverage(_ polygon: [Point], x: Int, y: Int) -> Double {
    var rest = polygon
    rest = cut(rest) { $0.x - Double(x) }
    rest = cut(rest) { Double(x + 1) - $0.x }
    rest = cut(rest) { $0.y - Double(y) }
    rest = cut(rest) { Double(y + 1) - $0.y }
    return rest.isEmpty ? 0 : abs(area(rest))
  }

  /// Returns the part of a polygon where a linear function isn't negative (Sutherland and Hodgman).
  private static func cut(_ polygon: [Point], _ height: (Point) -> Double) -> [Point] {
    var result: [Point] = []
    for (index, start) in polygon.enumerated() {
      let end = polygon[(index + 1) % polygon.count]
      let (a, b) = (height(start), height(end))
      if a >= 0 { result.append(start) }
      if (a >= 0) != (b >= 0) { result.append(start + (end - start) * (a / (a - b))) }
    }
    return result
  }
}

extension Path {
  /// Creates a closed polygon.
  init(polygon: [Point]) {
    self.init()
    for (index, point) in polygon.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
    close()
  }

  /// Returns points along the path's segments, dense enough for tests, including closing lines. A `move`
  /// alone has none.
  func sampled(perSegment count: Int = 64) -> [Point] {
    PathMeasure(self).subpaths.flatMap(\.segments).flatMap { segment in
      (0...count).map { segment.curve.polynomial.point(at: Double($0) / Double(count)) }
    }
  }
}

extension Mask {
  /// The sum of all coverage, in pixels.
  var area: Double { coverage.reduce(0) { $0 + Double($1) } / 255 }

  func row(_ y: Int, _ columns: Range<Int>) -> [Int] { columns.map { Int(self[$0, y]) } }
}
