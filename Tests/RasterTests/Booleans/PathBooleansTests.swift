import TestSupport
import Testing

@testable import Raster

/// What paths can't show through Core Graphics: the limit of work, and the parts that the operations are made of.
@Suite struct PathBooleansTests {
  private static let soon = Arrangement.Limit(pairs: 1000, contacts: 4)

  private static func disc(_ center: Point, radius: Double) -> Path {
    var path = Path()
    path.addEllipse(in: Box(min: center - radius, max: center + radius))
    return path
  }

  @Test func `beyond the limit an area consists of cells`() {
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
      // Outlines of 30 units, a cell of 1/60 on either side of them, of 99 square units: 1 in 100.
      #expect(differing <= 4)
    }
  }

  @Test func `beyond the limit parts of lines go by their middles`() {
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

  @Test func `a mess of lines ends soon`() {
    var random = SeededGenerator(seed: 1)
    let mess = Path(polygon: (0..<300).map { _ in Point(random.double(in: 0...1), random.double(in: 0...1)) })
    let cells = mess.combined(.union, with: Path(), rule: .evenOdd, limit: Self.soon)
    #expect(!cells.isEmpty && cells.isFinite)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `all boxes that touch are found, each pair once`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let boxes = (0..<Int.random(in: 0...60, using: &random)).map { _ in
      Box(
        x: random.double(in: 0...9).rounded(), y: random.double(in: 0...9), width: random.double(in: 0...2),
        height: random.double(in: 0...2))
    }
    var found: [SIMD2<Int>] = []
    #expect(
      BoxTree(boxes).forEachPair(limit: 100_000) { a, b, _ in
        found.append(SIMD2(a, b))
        return true
      })
    var expected: [SIMD2<Int>] = []
    for (a, box) in boxes.enumerated() {
      for (b, other) in boxes.enumerated().dropFirst(a + 1) {
        let common = box.intersection(other)
        if common.width >= 0 && common.height >= 0 { expected.append(SIMD2(a, b)) }
      }
    }
    #expect(found.sorted { ($0.x, $0.y) < ($1.x, $1.y) } == expected)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `edges stay in the order in which they were put`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = StatusTree()
    var list: [Int32] = []
    for edge in 0..<200 as Range<Int32> {
      if list.isEmpty || Int.random(in: 0..<3, using: &random) > 0 {
        let place = Int.random(in: 0...list.count, using: &random)
        tree.insert(edge, above: place == 0 ? StatusTree.none : list[place - 1])
        list.insert(edge, at: place)
      } else {
        tree.remove(list.remove(at: Int.random(in: list.indices, using: &random)))
      }
      var seen: [Int32] = []
      while true {
        let next = tree.higher(than: seen.last ?? StatusTree.none)
        if next == StatusTree.none { break }
        seen.append(next)
      }
      #expect(seen == list)
      let count = Int.random(in: 0...list.count, using: &random)
      let lower = Set(list[..<count])
      #expect(tree.last { lower.contains($0) } == (count == 0 ? StatusTree.none : list[count - 1]))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `a point off a monotone curve is found again on it`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> Point { Point(random.double(in: 0...1), random.double(in: 0...1)) }
    let curve = Cubic(point(), point(), point(), point())
    let turns = [0] + curve.turns + [1]
    for (from, to) in zip(turns, turns.dropFirst()) {
      let part = curve.part(from: from, to: to)
      for t in [0, 0.2, 0.7, 1] {
        #expect(part.nearest(to: part.point(at: t)).distance < 1e-12)
        let upright = part.start.x <= part.end.x ? part : part.reversed
        let place = upright.point(at: t)
        #expect(upright.height(of: Point(place.x, place.y + 2)) > 0)
        #expect(upright.height(of: Point(place.x, place.y - 2)) < 0)
      }
    }
  }
}
