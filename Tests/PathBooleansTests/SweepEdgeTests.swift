import Raster
import Testing

@testable import PathBooleans

@Suite struct SweepEdgeTests {
  private static func piece(from: Double, to: Double) -> MonotonePiece {
    MonotonePiece(
      curve: Cubic(Point(0, 0), Point(8, 4)), start: 3, end: 5, source: 7, from: from, to: to,
      change: Windings(1, -2))
  }

  @Test func `an edge leads to the right and reverses the change of a piece that leads to the left`() {
    let right = SweepEdge(Self.piece(from: 0.25, to: 0.5), leadsLeft: false)
    #expect(right.curve.start == .zero && right.left == 3 && right.right == 5 && right.source == 7)
    #expect(right.from == 0.25 && right.to == 0.5 && right.change == Windings(1, -2) && !right.leadsLeft)
    #expect(right.below == .zero && right.above == Windings(1, -2))
    let left = SweepEdge(Self.piece(from: 0.25, to: 0.5), leadsLeft: true)
    #expect(left.curve.start == Point(8, 4) && left.left == 5 && left.right == 3)
    #expect(left.from == 0.5 && left.to == 0.25 && left.change == Windings(-1, 2) && left.leadsLeft)
    #expect(left.range == 0.25...0.5 && right.range == 0.25...0.5)
  }

  @Test func `a cut divides the curve, the vertices and the source's parameters`() {
    var edge = SweepEdge(Self.piece(from: 0.2, to: 1), leadsLeft: false)
    edge.below = Windings(4, 4)
    let rest = edge.cut(at: 9, Point(2, 1), tolerance: 0x1p-40)
    #expect(edge.left == 3 && edge.right == 9 && rest.left == 9 && rest.right == 5)
    #expect(edge.from == 0.2 && abs(edge.to - 0.4) < 1e-15 && rest.from == edge.to && rest.to == 1)
    #expect(edge.curve == Cubic(.zero, Point(2, 1)) && rest.curve == Cubic(Point(2, 1), Point(8, 4)))
    #expect(rest.below == edge.below && rest.change == edge.change && rest.source == 7)
  }

  @Test func `a cut of a curve yields lines only for parts within a quarter of the tolerance`() {
    let curve = Cubic(.zero, Point(1, 0.5), Point(3, 0.5), Point(4, 0))
    for (tolerance, isLine) in [(0.1, false), (10.0, true)] {
      var edge = SweepEdge(curve: curve, left: 0, right: 1, source: 0, from: 0, to: 1, change: .zero)
      let rest = edge.cut(at: 2, curve.point(at: 0.5), tolerance: tolerance)
      #expect(edge.curve.isLine == isLine && rest.curve.isLine == isLine)
      #expect(edge.curve.end == rest.curve.start && rest.curve.end == Point(4, 0))
    }
  }

  @Test func `runs are joined where they continue one another in the same direction`() {
    func run(_ source: Int, _ from: Double, _ to: Double, _ vertices: Range<Int32>) -> SourceRun {
      let edge = SweepEdge(
        curve: Cubic(.zero, Point(1, 0)), left: vertices.lowerBound, right: vertices.upperBound,
        source: source, from: from,
        to: to, change: .zero)
      return SourceRun(edge, toTheRight: true)
    }
    let joined = [run(0, 0, 0.5, 1..<2), run(0, 0.5, 0.75, 2..<3), run(0, 0.75, 1, 3..<4)].joined
    #expect(
      joined.count == 1 && joined[0].from == 0 && joined[0].to == 1 && joined[0].start == 1
        && joined[0].end == 4)
    let second = [run(1, 0, 1, 1..<2), run(0, 0, 0.5, 2..<3), run(0, 0.5, 1, 3..<4)].joined
    #expect(second.map(\.source) == [1, 0] && second.map(\.end) == [2, 4] && second.map(\.to) == [1, 1])
    for next in [run(1, 0.5, 1, 2..<3), run(0, 0.6, 1, 2..<3), run(0, 0.5, 0.25, 2..<3)] {
      #expect([run(0, 0, 0.5, 1..<2), next].joined.count == 2)
    }
    let backward = SourceRun(
      SweepEdge(
        curve: Cubic(.zero, Point(1, 0)), left: 1, right: 2, source: 0, from: 0.25, to: 0.5, change: .zero),
      toTheRight: false)
    #expect(backward.from == 0.5 && backward.to == 0.25 && backward.start == 2 && backward.end == 1)
    #expect(
      backward.isContinued(by: run(0, 0.25, 0, 3..<4)) && !backward.isContinued(by: run(0, 0.25, 1, 3..<4)))
  }

  @Test func `joined sets have the smallest element as their root`() {
    var sets = DisjointSets(count: 8)
    for (a, b) in [(7, 6), (5, 4), (4, 6), (2, 3)] as [(Int32, Int32)] { sets.join(a, b) }
    #expect((0..<8).map { sets.root(of: $0) } == [0, 1, 2, 2, 4, 4, 4, 4])
    sets.join(7, 3)
    #expect((0..<8).map { sets.root(of: $0) } == [0, 1, 2, 2, 2, 2, 2, 2])
  }
}
