import TestSupport
import Testing

@testable import Raster

@Suite struct PathTests {
  @Test func `a segment after close begins a subpath at the start of the last one`() {
    var path = Path()
    path.move(to: Point(1, 2))
    path.addLine(to: Point(5, 2))
    path.close()
    path.addLine(to: Point(9, 9))
    #expect(path.verbs == [.move, .line, .close, .move, .line])
    #expect(path.points[2] == Point(1, 2))
  }

  @Test(arguments: 0..<100 as Range<UInt64>)
  func `a path can be recreated from its verbs and points`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: 0, y: 0, width: 9, height: 9))
    #expect(Path(verbs: path.verbs, points: path.points) == path)
  }

  @Test func `a segment without a current point is ignored`() {
    var path = Path()
    path.addLine(to: Point(9, 9))
    path.close()
    #expect(path.isEmpty)
  }

  @Test func `a move without a segment is replaced by the next move`() {
    var path = Path()
    path.move(to: Point(1, 1))
    path.move(to: Point(2, 2))
    #expect(path.points == [Point(2, 2)])
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `appending a path is appending its elements`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let box = Box(x: -9, y: -9, width: 20, height: 20)
    let (first, second) = (random.path(in: box), random.path(in: box))
    for transform in [Affine.identity, Affine(a: 2, b: 0.5, c: -0.25, d: 3, tx: 1, ty: 7)] {
      var (whole, single) = (first, first)
      if seed % 2 == 0 { (whole, single) = (whole.moved, single.moved) }
      whole.append(second, transform: transform)
      for element in second.elements { single.append(element.applying(transform)) }
      whole.addLine(to: Point(5, 5))
      single.addLine(to: Point(5, 5))
      #expect(whole == single, "seed \(seed)")
    }
  }
}

extension Path {
  /// The path with a move that no segment follows.
  fileprivate var moved: Path {
    var path = self
    path.move(to: Point(3, 4))
    return path
  }
}
