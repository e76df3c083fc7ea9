import TestSupport
import Testing

@testable import PathBooleans

@Suite struct StatusTreeTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `edges stay in the order in which they were inserted`(seed: UInt64) {
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

  // The expected depth of a random binary tree of n nodes is about 2·ln(n), which is 14 for a thousand.
  @Test func `edges inserted in order form a tree of logarithmic depth`() {
    var tree = StatusTree()
    for edge in 0..<1000 as Range<Int32> { tree.insert(edge, above: edge - 1) }
    for target in 0..<1000 as Range<Int32> {
      var count = 0
      let found = tree.last {
        count += 1
        return $0 <= target
      }
      #expect(found == target && count <= 32)
    }
    for edge in 0..<999 as Range<Int32> {
      #expect(tree.lower(than: edge + 1) == edge && tree.higher(than: edge) == edge + 1)
    }
    #expect(tree.lower(than: 0) == StatusTree.none && tree.higher(than: 999) == StatusTree.none)
  }
}
