import Raster
import TestSupport
import Testing

@testable import PathBooleans

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

  // Up to eight boxes are one leaf: one comparison of the leaf with itself, and one of each pair of boxes.
  @Test(arguments: [(1, 1), (2, 2), (3, 4), (8, 29)])
  func `each comparison counts 1`(count: Int, work: Int) {
    let tree = BoxTree(Array(repeating: Box(x: 0, y: 0, width: 1, height: 1), count: count))
    #expect(tree.forEachPair(limit: work) { _, _, _ in true })
    #expect(!tree.forEachPair(limit: work - 1) { _, _, _ in true })
    #expect(tree.forEachPair(limit: work) { _, _, _ in false } == (count == 1))
    #expect(
      tree.forEachPair(limit: work) { _, _, work in
        work -= 1; return true
      } == (count <= 2))
  }

  @Test func `few of the pairs of distant boxes are compared`() {
    let boxes = (0..<4096).map { Box(x: Double($0 % 64), y: Double($0 / 64), width: 0.5, height: 0.5) }
    // About four comparisons for each box: 3½ with the others of its leaf, and the rest with nodes of the tree.
    #expect(BoxTree(boxes).forEachPair(limit: 16_000) { _, _, _ in true })
    #expect(!BoxTree(boxes).forEachPair(limit: 8000) { _, _, _ in true })
  }
}
