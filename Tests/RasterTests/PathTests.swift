import Testing

@testable import Raster

@Suite struct PathTests {
  @Test func `a segment after close begins a subpath where the last one began`() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.addLine(to: Point(5, 2))
    path.close()
    path.addLine(to: Point(9, 9))
    #expect(path.verbs == [.move, .line, .close, .move, .line])
    #expect(path.points[2] == Point(1, 2))
  }

  @Test func `a segment without a current point is ignored`() {
    var path = Path()
    path.addLine(to: Point(9, 9))
    path.close()
    #expect(path.isEmpty)
  }

  @Test func `a move that nothing follows is replaced by the next one`() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.move(to: Point(2, 2))
    #expect(path.points == [Point(2, 2)])
  }
}
