import Raster
import TestSupport
import Testing

@testable import Booleans

@Suite struct BoxTreeTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `every pair of boxes that touch is found once`(seed: UInt64) {
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
}
