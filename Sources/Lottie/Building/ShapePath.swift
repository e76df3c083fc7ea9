import CoreGraphics

/// The outlines of one drawing.
struct ShapePath: FilmValue {
  var outlines: [Outline]

  var size: Int { outlines.reduce(0) { $0 + $1.size } }

  func interpolated(to end: ShapePath, at fraction: Double) -> ShapePath {
    guard outlines.count == end.outlines.count else { return fraction < 1 ? self : end }
    return ShapePath(outlines: zip(outlines, end.outlines).map { $0.interpolated(to: $1, at: fraction) })
  }

  /// The outlines, all of them as often as that.
  func cgPath(copies: Int = 1) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<copies { for outline in outlines { outline.add(to: path) } }
    return path
  }

  static func + (one: ShapePath, other: ShapePath) -> ShapePath {
    ShapePath(outlines: one.outlines + other.outlines)
  }
}
