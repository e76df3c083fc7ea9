import TestSupport

@testable import Raster

/// A slow, obvious computation of coverage: the number of points of a pixel that are inside.
enum DenseSamples {
  /// The number of points along each side of a pixel.
  static let count = 16

  private static func forEach(x: Int, y: Int, _ body: (Point) -> Void) {
    for row in 0..<count {
      for column in 0..<count {
        let offset = Point(Double(column) + 0.5, Double(row) + 0.5) / Double(count)
        body(Point(Double(x), Double(y)) + offset)
      }
    }
  }

  /// Returns the coverage of the inside of polygons, from 0 to 255, and whether areas of the pixel don't
  /// simply add up to it.
  static func coverage(
    x: Int, y: Int, of polygons: [[Point]], _ rule: FillRule
  ) -> (coverage: Double, isCrowded: Bool) {
    var inside = 0
    var (low, high) = (Int.max, Int.min)
    forEach(x: x, y: y) { point in
      let winding = polygons.reduce(0) { $0 + $1.windingNumber(around: point) }
      (low, high) = (min(low, winding), max(high, winding))
      if rule == .nonZero ? winding != 0 : winding % 2 != 0 { inside += 1 }
    }
    let addsUp = rule == .evenOdd ? high - low <= 1 : low >= 0 && high <= 1 || low >= -1 && high <= 0
    return (255 * Double(inside) / Double(count * count), !addsUp)
  }

  /// Returns the coverage of a stroke, from 0 to 255.
  static func coverage(x: Int, y: Int, of stroke: StrokePieces) -> Double {
    let pixel = Box(x: Double(x), y: Double(y), width: 1, height: 1)
    let pieces = stroke.pieces.filter { !$0.bounds.intersection(pixel).isEmpty }
    var inside = 0
    forEach(x: x, y: y) { point in
      if pieces.contains(where: { $0.contains(point) }) { inside += 1 }
    }
    return 255 * Double(inside) / Double(count * count)
  }
}

extension [Point] {
  /// Returns the number of times that a polygon winds around a point.
  func windingNumber(around point: Point) -> Int {
    var winding = 0
    for (index, to) in enumerated() {
      let from = self[index == 0 ? count - 1 : index - 1]
      guard (from.y <= point.y) != (to.y <= point.y) else { continue }
      let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
      if x > point.x { winding += from.y <= point.y ? 1 : -1 }
    }
    return winding
  }
}

extension Path {
  /// The subpaths as polygons, with 64 sides for each curve.
  var densePolygons: [[Point]] {
    PathMeasure(self).subpaths.map { subpath in
      [subpath.start]
        + subpath.segments.flatMap { segment -> [Point] in
          if case .line(_, let end) = segment.curve { return [end] }
          return (1...64).map { segment.curve.polynomial.point(at: Double($0) / 64) }
        }
    }
  }
}

/// A stroke as the simple shapes whose union it is: a rectangle for each line, and a disc or a polygon at
/// corners and ends.
struct StrokePieces {
  enum Piece {
    case disc(Point, radius: Double)
    /// A convex polygon.
    case polygon([Point])

    var bounds: Box {
      switch self {
      case .disc(let center, let radius): Box(min: center, max: center).insetBy(-radius)
      case .polygon(let corners): corners.reduce(into: .empty) { $0.extend(to: $1) }
      }
    }

    func contains(_ point: Point) -> Bool {
      switch self {
      case .disc(let center, let radius): return (point - center).length <= radius
      case .polygon(let corners):
        let sides = corners.indices.map { index in
          (corners[(index + 1) % corners.count] - corners[index]).cross(point - corners[index])
        }
        return sides.allSatisfy { $0 >= 0 } || sides.allSatisfy { $0 <= 0 }
      }
    }
  }

  private(set) var pieces: [Piece] = []
  private let halfWidth: Double
  private let style: StrokeStyle

  /// Creates the pieces of a stroke.
  ///
  /// - Parameter path: One subpath, with curves only if caps and joins are round.
  init(_ path: Path, _ style: StrokeStyle) {
    (halfWidth, self.style) = (style.width / 2, style)
    let isClosed = path.verbs.last == .close
    var points: [Point] = []
    for point in path.densePolygons[0] where points.last != point { points.append(point) }
    if isClosed, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return }
    let sides = (0..<(isClosed ? points.count : points.count - 1)).map {
      (points[$0], points[($0 + 1) % points.count])
    }
    for (from, to) in sides { addSide(from, to) }
    for (index, side) in sides.enumerated().dropFirst(isClosed ? 0 : 1) {
      addJoin(sides[(index + sides.count - 1) % sides.count].0, side.0, side.1)
    }
    if !isClosed {
      addCap(at: points[0], away: points[0] - points[1])
      addCap(at: points[points.count - 1], away: points[points.count - 1] - points[points.count - 2])
    }
  }

  private mutating func addSide(_ from: Point, _ to: Point) {
    let normal = halfWidth * ((to - from) / (to - from).length).perpendicular
    pieces.append(.polygon([from + normal, to + normal, to - normal, from - normal]))
  }

  private mutating func addCap(at end: Point, away: Point) {
    switch style.cap {
    case .butt: break
    case .round: pieces.append(.disc(end, radius: halfWidth))
    case .square: addSide(end, end + away / away.length * halfWidth)
    }
  }

  private mutating func addJoin(_ before: Point, _ corner: Point, _ after: Point) {
    guard style.join != .round else {
      pieces.append(.disc(corner, radius: halfWidth))
      return
    }
    let (incoming, outgoing) = (
      (corner - before) / (corner - before).length, (after - corner) / (after - corner).length
    )
    let outer = incoming.cross(outgoing) > 0 ? -halfWidth : halfWidth
    let (first, last) = (outer * incoming.perpendicular, outer * outgoing.perpendicular)
    let cosine = incoming.dot(outgoing)
    // The miter is 1/cos(turn/2) widths long, whose square is 2/(1 + cos turn).
    let isMitered = style.join == .miter && 2 <= style.miterLimit * style.miterLimit * (1 + cosine)
    let tip = isMitered ? [corner + (first + last) / (1 + cosine)] : []
    pieces.append(.polygon([corner, corner + first] + tip + [corner + last]))
  }
}

extension SeededGenerator {
  /// Returns one subpath and a style to stroke it, with curves only if caps and joins are round.
  mutating func strokedPath(in box: Box) -> (Path, StrokeStyle) {
    let isCurved = Bool.random(using: &self)
    let style = StrokeStyle(
      width: double(in: 0.3...7), cap: isCurved ? .round : element(of: [.butt, .round, .square]),
      join: isCurved ? .round : element(of: [.miter, .round, .bevel]), miterLimit: double(in: 1...12))
    var path = Path()
    path.move(to: point(in: box))
    for _ in 0..<Int.random(in: 1...4, using: &self) {
      if isCurved, Bool.random(using: &self) {
        path.addCubic(control1: point(in: box), control2: point(in: box), end: point(in: box))
      } else {
        path.addLine(to: point(in: box))
      }
    }
    if Bool.random(using: &self) { path.close() }
    return (path, style)
  }
}
