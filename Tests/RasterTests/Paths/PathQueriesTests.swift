import TestSupport
import Testing

@testable import Raster

@Suite struct PathQueriesTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `the bounding box touches the path on all sides and nothing is outside`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.path(in: Box(x: -20, y: -20, width: 40, height: 40))
    var sampled = Box.empty
    for point in path.sampled(perSegment: 50) { sampled.extend(to: point) }
    for case .move(let point) in path.elements { sampled.extend(to: point) }
    let box = path.boundingBox
    let error = box.min - sampled.min
    let otherError = box.max - sampled.max
    // Samples are 1/50 apart in the parameter: an extreme is missed by at most |B″|/8·50⁻², |B″| being below 1000.
    #expect(error.x <= 1e-9 && error.y <= 1e-9 && otherError.x >= -1e-9 && otherError.y >= -1e-9)
    #expect(max(abs(error.x), abs(error.y), abs(otherError.x), abs(otherError.y)) < 0.05, "seed \(seed)")
  }

  @Test func `the bounding box of an empty path is empty, and that of a circle is exact`() {
    #expect(Path().boundingBox == .empty)
    var circle = Path()
    circle.addEllipse(in: Box(x: 1, y: 2, width: 10, height: 6))
    #expect(circle.boundingBox == Box(x: 1, y: 2, width: 10, height: 6))
    #expect(circle.controlBox == circle.boundingBox)
  }

  @Test func `a curve's far control point widens the bounding box however far it is`() {
    for reach in [1e3, 1e100, 1e300] {
      var path = Path()
      path.move(to: .zero)
      path.addQuad(control: Point(reach, 1), end: Point(0, 2))
      // In the middle, the curve is at half the control point's distance.
      #expect(isClose(path.boundingBox.max.x / reach, 0.5, within: 1e-12))
    }
  }

  @Test func `a point is inside by its winding number`() {
    var path = Path(rect: Box(x: 0, y: 0, width: 10, height: 10))
    path.addRect(Box(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(Point(5, 5)))
    #expect(!path.contains(Point(5, 5), rule: .evenOdd))
    #expect(path.contains(Point(1, 1), rule: .evenOdd))
    #expect(!path.contains(Point(11, 5)))
    #expect(!path.contains(Point(5, -1)))
    #expect(!path.contains(Point(.nan, 5)))
    #expect(!Path().contains(.zero))
  }

  @Test func `a path in the other direction has the same inside`() {
    // Wound −1 times around its inside, −3 times where all three overlap.
    func square(_ inset: Double) -> [Point] {
      [
        Point(inset, inset), Point(inset, 10 - inset), Point(10 - inset, 10 - inset),
        Point(10 - inset, inset),
      ]
    }
    var path = Path()
    for (place, inset) in [(1.0, 0.0), (3, 2), (5, 4)] {
      path.append(Path(polygon: square(inset)))
      let point = Point(place, 5)
      #expect(path.contains(point))
      #expect(path.contains(point, rule: .evenOdd) == (inset != 2), "\(point)")
    }
    #expect(path.contains(Point(5, 5), rule: .evenOdd) && !path.contains(Point(11, 5), rule: .evenOdd))
  }

  @Test(arguments: [-4, -3, -2, -1, 0, 1, 2, 3, 4])
  func `a fill rule looks at a winding number's size, not at its sign`(winding: Int) {
    #expect(FillRule.nonZero.contains(winding: winding) == (winding != 0))
    #expect(FillRule.evenOdd.contains(winding: winding) == [-3, -1, 1, 3].contains(winding))
  }

  @Test func `an open subpath counts as closed`() {
    #expect(StrokerTests.line(Point(0, 0), Point(10, 0), Point(0, 10)).contains(Point(2, 2)))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `adjacent areas neither share nor omit a point`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let middle = random.point(in: Box(x: 2, y: 2, width: 6, height: 6))
    let corners = [Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 10)]
    let parts = (0..<4).map { Path(polygon: [middle, corners[$0], corners[($0 + 1) % 4]]) }
    for _ in 0..<50 {
      let point = random.point(in: Box(x: 0.5, y: 0.5, width: 9, height: 9))
      #expect(parts.count { $0.contains(point) } == 1, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a very large path has the box and the inside of a small one`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let area = Box(x: 0, y: 0, width: 10, height: 10)
    let small = random.path(in: area)
    let scale = 0x1p1020
    let enormous = small.applying(Affine(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0))
    let box = small.boundingBox
    #expect(enormous.boundingBox == Box(min: box.min * scale, max: box.max * scale), "seed \(seed)")
    for _ in 0..<20 {
      let point = random.point(in: area)
      #expect(enormous.contains(point * scale) == small.contains(point), "seed \(seed), \(point)")
    }
  }
}
