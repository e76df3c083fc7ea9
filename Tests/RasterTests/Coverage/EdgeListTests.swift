import TestSupport
import Testing

@testable import Raster

@Suite struct EdgeListTests {
  static let clip = PixelRect(x: -20, y: -30, width: 300, height: 200)

  /// Returns the edges of a path, computed one by one, without clipping.
  static func plainEdges(of path: Path, _ transform: Affine) -> [Edge] {
    var edges: [Edge] = []
    func add(_ points: [Point]) {
      for (start, end) in zip(points, points.dropFirst()) {
        let (a, b) = (Subpixel.quantized(start), Subpixel.quantized(end))
        if a.y != b.y { edges.append(Edge(x0: a.x, y0: a.y, x1: b.x, y1: b.y)) }
      }
    }
    var (start, current) = (Point.zero, Point.zero)
    for element in path.applying(transform).elements {
      switch element {
      case .move(let point): (start, current) = (point, point)
      case .line(let end):
        add([current, end])
        current = end
      case .quad(let control, let end):
        let difference = (current - 2 * control + end) / 3
        add(parts(of: CubicPolynomial(current, control, end), difference, difference, end))
        current = end
      case .cubic(let p1, let p2, let end):
        let (first, last) = (current - 2 * p1 + p2, p1 - 2 * p2 + end)
        add(parts(of: CubicPolynomial(current, p1, p2, end), first, last, end))
        current = end
      case .close:
        add([current, start])
        current = start
      }
    }
    return edges
  }

  static func parts(of curve: CubicPolynomial, _ first: Point, _ last: Point, _ end: Point) -> [Point] {
    [curve.start] + FlatteningTests.plainParts(first, last).map { $0 < 1 ? curve.point(at: $0) : end }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `edges that need no clipping are those of the path, and their box is exact`(
    seed: UInt64
  ) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: -8, y: -9, width: 60, height: 40)).closingSubpaths()
    let transform = Affine(a: 1.7, b: 0.4, c: -0.6, d: 2.1, tx: 40, ty: 20)
    var list = EdgeList()
    list.begin(clip: Self.clip)
    let isFinite = list.add(path, transform)
    #expect(isFinite)
    let plain = Self.plainEdges(of: path, transform)
    #expect(Array(list.edges.elements) == plain, "seed \(seed)")
    let (xs, ys) = (plain.flatMap { [$0.x0, $0.x1] }, plain.flatMap { [$0.y0, $0.y1] })
    let bounds = list.pixelBounds
    #expect(bounds.minX <= Int(xs.min()! >> 10) && bounds.maxX >= Int((xs.max()! + 1023) >> 10))
    #expect(bounds.minY == Int(ys.min()! >> 10) && bounds.maxY == Int((ys.max()! + 1023) >> 10))
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a polygon's edges lead around it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var points = (0..<Int(3 + seed)).map { _ in random.point(in: Box(x: 0, y: 0, width: 200, height: 150)) }
    if seed % 4 == 0 { points[1].y = points[0].y }
    var list = EdgeList()
    list.begin(clip: Self.clip)
    points.withUnsafeMutableBufferPointer { list.addPolygon($0, .identity) }
    let plain = Self.plainEdges(of: Path(polygon: points), .identity)
    #expect(Set(list.edges.elements) == Set(plain), "seed \(seed)")
    let count = list.edges.count
    #expect(count == plain.count)
  }

  @Test func `a polygon without points, or with one that isn't finite, has no edges`() {
    var list = EdgeList()
    list.begin(clip: Self.clip)
    var points: [Point] = []
    points.withUnsafeMutableBufferPointer { list.addPolygon($0, .identity) }
    points = [Point(1, 2), Point(3, .nan), Point(5, 9)]
    points.withUnsafeMutableBufferPointer { list.addPolygon($0, .identity) }
    let isEmpty = list.edges.isEmpty
    #expect(isEmpty)
    #expect(list.pixelBounds == .empty)
  }
}
