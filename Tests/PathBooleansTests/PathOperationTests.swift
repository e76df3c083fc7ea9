import Raster
import TestSupport
import Testing

@testable import PathBooleans

/// Behavior that tests of CoreGraphics can't reach: the limit of work, and the fallback beyond it.
@Suite struct PathOperationTests {
  private static let soon = Arrangement.Limit(pairs: 1000, contacts: 4)

  private static func disc(_ center: Point, radius: Double) -> Path {
    var path = Path()
    path.addEllipse(in: Box(min: center - radius, max: center + radius))
    return path
  }

  @Test func `beyond the limit, an area is approximated by grid cells`() {
    let (a, b) = (Self.disc(Point(3, 3), radius: 3), Self.disc(Point(6, 4), radius: 2.5))
    var random = SeededGenerator(seed: 3)
    for (operation, rule) in [(PathOperation.subtraction, FillRule.nonZero), (.union, .evenOdd)] {
      let exact = a.combined(operation, with: b, rule: rule)
      let cells = a.combined(operation, with: b, rule: rule, limit: .init(pairs: 1000, contacts: 0))
      #expect(cells.isFinite && !cells.verbs.contains(.cubic))
      var differing = 0
      for _ in 0..<100 {
        let point = Point(random.double(in: -1...10), random.double(in: -1...8))
        if exact.contains(point) != cells.contains(point, rule: rule) { differing += 1 }
      }
      // Outlines are 30 units long, with a cell of 1/60 on either side: 1 in 100 of the 99 square units.
      #expect(differing <= 4)
    }
  }

  @Test func `beyond the limit, the midpoint of each part of a line decides whether it is inside`() {
    let area = Self.disc(Point(3, 3), radius: 3)
    var line = Path()
    line.move(to: Point(-3, 3))
    line.addLine(to: Point(9, 3))
    let limit = Arrangement.Limit(pairs: 0, contacts: 0)
    let inside = line.lines(inside: true, area, rule: .nonZero, limit: limit)
    let outside = line.lines(inside: false, area, rule: .nonZero, limit: limit)
    #expect(inside.length == 6 && outside.length == 6)
    #expect(inside.verbs.count { $0 == .move } == 1 && outside.verbs.count { $0 == .move } == 2)
  }

  @Test func `an operation on hundreds of crossing lines takes limited time`() {
    var random = SeededGenerator(seed: 1)
    let points = (0..<300).map { _ in Point(random.double(in: 0...1), random.double(in: 0...1)) }
    let mess = ConvexPolygon(points: points).path
    let cells = mess.combined(.union, with: Path(), rule: .evenOdd, limit: Self.soon)
    #expect(!cells.isEmpty && cells.isFinite)
  }

  @Test func `areas with the opposite winding give the same results`() {
    func square(_ low: Double, _ high: Double) -> [Point] {
      [Point(low, low), Point(low, high), Point(high, high), Point(high, low)]
    }
    // Wound −1 times around its inside, −2 times within the hole and −3 times within the island.
    var nested = Path()
    for (low, high) in [(0.0, 10.0), (2, 8), (4, 6)] {
      nested.append(ConvexPolygon(points: square(low, high)).path)
    }
    let evenOdd = nested.normalized(rule: .evenOdd)
    #expect([1, 3, 5].map { evenOdd.contains(Point($0, 5)) } == [true, false, true])
    let nonZero = nested.normalized(rule: .nonZero)
    #expect([1, 3, 5, 11].map { nonZero.contains(Point($0, 5)) } == [true, true, true, false])
    #expect(nested.components(rule: .evenOdd).count == 2 && nested.components(rule: .nonZero).count == 1)
  }
}
