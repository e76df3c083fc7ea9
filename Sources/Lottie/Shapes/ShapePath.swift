import CoreGraphics

/// The outlines of one drawing.
struct ShapePath: FilmValue {
  var outlines: [Outline]
  /// Whether the outlines were found for one moment only: no vertex of theirs belongs to one of another moment's.
  var isMomentary = false

  var size: Int { outlines.reduce(0) { $0 + $1.size } }

  func interpolated(to end: ShapePath, at fraction: Double) -> ShapePath {
    guard outlines.count == end.outlines.count, !isMomentary else { return fraction < 1 ? self : end }
    return ShapePath(outlines: zip(outlines, end.outlines).map { $0.interpolated(to: $1, at: fraction) })
  }

  /// The path with something done to each outline.
  func map(_ transform: (Outline) -> Outline) -> ShapePath {
    ShapePath(outlines: outlines.map(transform), isMomentary: isMomentary)
  }

  /// The outlines, all of them as often as that.
  func cgPath(copies: Int = 1) -> CGPath {
    let path = CGMutablePath()
    for _ in 0..<copies { for outline in outlines { outline.add(to: path) } }
    return path
  }

  static func + (one: ShapePath, other: ShapePath) -> ShapePath {
    ShapePath(
      outlines: one.outlines + other.outlines, isMomentary: one.isMomentary || other.isMomentary)
  }
}
