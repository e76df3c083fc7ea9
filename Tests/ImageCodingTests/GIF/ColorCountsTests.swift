import TestSupport
import Testing

@testable import ImageCoding

@Suite struct ColorCountsTests {
  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func `counts equal those of a dictionary`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var (counts, expected) = (ColorCounts(), [UInt32: Int]())
    // Neighboring and distant colors, some of which are added several times.
    let colors = (0..<Int(seed) * 300).map { index in
      index % 2 == 0
        ? opaque(index / 2 % 256, index / 512, 0)
        : UInt32.random(in: 0...0xFF_FFFF, using: &generator) | 0xFF00_0000
    }
    for _ in 0..<colors.count * 2 {
      let (color, count) = (
        colors.randomElement(using: &generator)!, Int.random(in: -3...3, using: &generator)
      )
      counts.add(color, count: count)
      expected[color, default: 0] += count
    }
    #expect(counts.count == expected.count)
    #expect(counts.sorted.map(\.pixel) == expected.keys.sorted())
    #expect(counts.sorted.allSatisfy { expected[$0.pixel] == $0.count })
    counts.removeAll()
    #expect(counts.count == 0 && counts.sorted.isEmpty)
  }
}
