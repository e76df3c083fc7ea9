import Raster
import TestSupport
import Testing

@testable import PathBooleans

@Suite struct CubicMonotoneTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func `the nearest point of a monotone curve is found, and heights above it have the correct sign`(
    seed: UInt64
  ) {
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
