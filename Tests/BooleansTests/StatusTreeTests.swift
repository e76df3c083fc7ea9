import TestSupport
import Testing

@testable import Booleans

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
}
