import Raster
import Testing

@testable import PathBooleans

@Suite struct ArrangementTests {
  private static func operands(_ first: Path, _ second: Path, firstRole: PathOperands.Role = .area(.first))
    -> PathOperands
  {
    PathOperands(first, as: firstRole, second, as: .area(.second))
  }

  private static func square(_ low: Double, _ high: Double) -> Path {
    Path(rect: Box(min: Point(low, low), max: Point(high, high)))
  }

  private static func line(_ points: Point...) -> Path {
    var path = Path()
    path.move(to: points[0])
    for point in points.dropFirst() { path.addLine(to: point) }
    return path
  }

  @Test func `the standard limit grows with the number of segments`() {
    for sources in [0, 1, 1000] {
      let limit = Arrangement.Limit.standard(sources: sources)
      #expect(limit.pairs == 33_554_432 + 256 * sources && limit.contacts == 524_288 + 8 * sources)
    }
  }

  @Test func `the limit of contacts may be reached but not exceeded`() {
    let operands = Self.operands(Self.square(0, 4), Self.square(2, 6))
    for (contacts, isCreated) in [(0, false), (1, false), (2, true), (3, true)] {
      let arrangement = Arrangement(operands, limit: .init(pairs: 10_000, contacts: contacts))
      #expect((arrangement != nil) == isCreated)
    }
    // Each square has eight corners and cuts on its outline: 4 + 2 edges each.
    #expect(Arrangement(operands, limit: nil)?.edges.count == 12)
    #expect(Arrangement(operands, limit: nil)?.vertices.positions.count == 10)
  }

  // One leaf of boxes: comparing it with itself counts 1, each pair of boxes 1, and a pair with a curve 32.
  @Test func `the limit of pairs counts comparisons, and 32 for each pair that may intersect`() {
    let crossing = Self.operands(Self.line(Point(0, 0), Point(4, 4), Point(8, 0)), Path(), firstRole: .lines)
    #expect(Arrangement(crossing, limit: .init(pairs: 2, contacts: 9)) != nil)
    #expect(Arrangement(crossing, limit: .init(pairs: 1, contacts: 9)) == nil)
    var curves = Path()
    curves.move(to: .zero)
    for _ in 0..<2 {
      curves.addCubic(control1: Point(0, 2), control2: Point(2, 4), end: Point(4, 4))
      curves.addCubic(control1: Point(4, 2), control2: Point(2, 0), end: Point(0, 0))
    }
    // Four curves, merged to two because they are copies in pairs. Lines are never merged, so there are six pairs of them.
    #expect(Arrangement(Self.operands(curves, Path()), limit: .init(pairs: 2, contacts: 9)) != nil)
    let lines = Self.operands(curves, Path(), firstRole: .lines)
    #expect(Arrangement(lines, limit: .init(pairs: 1 + 6 + 5 * 32, contacts: 99)) != nil)
    #expect(Arrangement(lines, limit: .init(pairs: 1 + 5 + 5 * 32, contacts: 99)) == nil)
  }

  @Test func `copies are merged, opposite copies cancel, and lines are neither merged nor removed`() {
    var twice = Self.square(0, 4)
    twice.append(Self.square(0, 4))
    let merged = Arrangement(Self.operands(twice, Self.square(0, 4)), limit: nil)
    #expect(merged?.edges.count == 4)
    #expect(
      merged?.edges.allSatisfy {
        abs($0.change.x) == 2 && abs($0.change.y) == 1 && $0.change.x == 2 * $0.change.y
      } == true)
    let back = Self.line(.zero, Point(4, 1), .zero)
    #expect(Arrangement(Self.operands(back, Path()), limit: nil)?.edges.isEmpty == true)
    let lines = Arrangement(Self.operands(back, Path(), firstRole: .lines), limit: nil)
    #expect(lines?.edges.map(\.change) == [.zero, .zero])
  }

  @Test func `vertices are ordered from left to right, and upward where x is equal`() {
    var table = VertexTable(tolerance: 0.1)
    let vertices = [Point(0, 5), Point(1, 0), Point(1, 2)].map { table.vertex(at: $0) }
    for (index, vertex) in vertices.enumerated() {
      for (otherIndex, other) in vertices.enumerated() {
        #expect(table.isLeft(vertex, of: other) == (index < otherIndex))
      }
    }
  }

  @Test func `edges know the part of the source that they follow`() {
    let operands = Self.operands(Self.square(0, 4), Self.square(1, 7))
    guard let arrangement = Arrangement(operands, limit: nil) else {
      Issue.record("the limit is reached")
      return
    }
    for edge in arrangement.edges {
      let source = operands.sources[edge.source].curve
      #expect((source.point(at: edge.from) - arrangement.vertices[edge.left]).length < 1e-15)
      #expect((source.point(at: edge.to) - arrangement.vertices[edge.right]).length < 1e-15)
      #expect(arrangement.vertices.isLeft(edge.left, of: edge.right) && abs(edge.change.wrappedSum()) == 1)
    }
  }
}
