import Raster
import TestSupport
import Testing

@testable import PathBooleans

@Suite struct CurveIntersectorTests {
  private static func piece(_ curve: Cubic, _ start: Int32, _ end: Int32) -> MonotonePiece {
    MonotonePiece(curve: curve, start: start, end: end, source: 0, from: 0, to: 1, change: Windings(1, 0))
  }

  private static func contacts(_ a: Cubic, _ b: Cubic, tolerance: Double) -> [CurveIntersector.Contact] {
    var intersector = CurveIntersector(tolerance: tolerance)
    _ = intersector.findContacts(piece(a, 0, 1), piece(b, 2, 3), pairLimit: 1024)
    return intersector.contacts
  }

  // The tolerance is a power of two, so that the distance can equal it exactly.
  @Test(arguments: [Point(1, 0), Point(-1, 0), Point(0, 1), Point(0, -1)])
  func `a line that ends as far away as the tolerance touches, and none that ends farther away`(
    direction: Point
  ) {
    let tolerance = 0x1p-10
    let side = direction.perpendicular
    let wall = Cubic(-side, side)
    for (gap, count) in [(0, 1), (tolerance, 1), (tolerance + 0x1p-30, 0), (0.5, 0)] {
      let post = Cubic(direction * gap, direction)
      for contacts in [
        Self.contacts(wall, post, tolerance: tolerance), Self.contacts(post, wall, tolerance: tolerance),
      ] {
        #expect(contacts.count == count)
        for contact in contacts { #expect(contact.point == direction * gap && !contact.isTouch) }
      }
      let found = Self.contacts(wall, post, tolerance: tolerance).map { [$0.first, $0.second] }
      #expect(found == (count == 1 ? [[0.5, 0]] : []))
    }
  }

  @Test func `lines cross once, between their ends`() {
    let a = Cubic(.zero, Point(4, 4))
    let contacts = Self.contacts(a, Cubic(Point(0, 2), Point(2, 0)), tolerance: 0x1p-40)
    #expect(contacts.map { [$0.first, $0.second] } == [[0.25, 0.5]] && contacts[0].point == Point(1, 1))
    #expect(Self.contacts(a, Cubic(Point(0, 1), Point(4, 5)), tolerance: 0x1p-40).isEmpty)
    #expect(Self.contacts(a, Cubic(Point(3, 0), Point(4, 1)), tolerance: 0x1p-40).isEmpty)
    #expect(Self.contacts(a, Cubic(Point(0, 3), Point(1, 2)), tolerance: 0x1p-40).isEmpty)
  }

  /// Returns a curve that is monotone along both axes, from the lower left to the upper right.
  private static func monotone(_ random: inout SeededGenerator) -> Cubic {
    func sorted() -> [Double] { (0..<4).map { _ in random.double(in: 0...1) }.sorted() }
    let (x, y) = (sorted(), sorted())
    return Cubic(Point(x[0], y[0]), Point(x[1], y[1]), Point(x[2], y[2]), Point(x[3], y[3]))
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `contacts are on both curves, and as many as the sides of the samples change`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (Self.monotone(&random), Self.monotone(&random))
    let contacts = Self.contacts(a, b, tolerance: 0x1p-40)
    for contact in contacts {
      #expect((a.point(at: contact.first) - contact.point).length < 1e-12)
      #expect((b.point(at: contact.second) - contact.point).length < 1e-12)
    }
    // Heights above a rising curve change their sign at each crossing. Only points beside both curves have a height.
    let heights = (0...1000).map { a.point(at: Double($0) / 1000) }.filter {
      $0.x > b.start.x && $0.x < b.end.x
    }
    .map { b.height(of: $0) }
    let crossings = zip(heights, heights.dropFirst()).count { $0 * $1 < 0 }
    #expect(contacts.count == crossings)
  }

  @Test func `curves that touch have one contact, and curves beside each other have none`() {
    // The parabola y = x² and its tangent y = 2x − 1.
    let parabola = Cubic(.quad(.zero, Point(1, 0), Point(2, 4)))
    let tangent = Self.contacts(parabola, Cubic(Point(0, -1), Point(2, 3)), tolerance: 0x1p-40)
    #expect(tangent.count == 1 && abs(tangent[0].first - 0.5) < 1e-5)
    // A curve that is at least three times the tolerance away from another one doesn't touch it.
    let beside = parabola.moved(start: Point(0, -16 * 0x1p-10), end: Point(2, 4 - 16 * 0x1p-10))
    #expect(Self.contacts(parabola, beside, tolerance: 0x1p-10).isEmpty)
  }

  @Test func `parts of one curve share ends only, without any search between them`() {
    let curve = Cubic(.zero, Point(0, 1), Point(1, 2), Point(2, 2))
    let (whole, part) = (Self.piece(curve, 0, 1), Self.piece(curve.part(from: 0.25, to: 0.75), 2, 3))
    var intersector = CurveIntersector(tolerance: 0x1p-40)
    #expect(intersector.findContacts(whole, part, pairLimit: 1024) == 1)
    #expect(intersector.contacts.map(\.second) == [0, 1])
    for (contact, parameter) in zip(intersector.contacts, [0.25, 0.75]) {
      #expect(abs(contact.first - parameter) < 1e-12)
    }
    // Common ends aren't contacts. Neighbors that meet only there are examined no further.
    let next = Self.piece(Cubic(Point(2, 2), Point(3, 2), Point(4, 3), Point(4, 4)), 1, 4)
    #expect(intersector.findContacts(whole, next, pairLimit: 1024) <= 1 && intersector.contacts.isEmpty)
    let farAway = Self.piece(Cubic(Point(8, 8), Point(8, 9), Point(9, 9), Point(9, 9)), 5, 6)
    #expect(intersector.findContacts(whole, farAway, pairLimit: 1024) == 0)
  }
}
