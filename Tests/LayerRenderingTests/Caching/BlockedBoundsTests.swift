import Raster
import TestSupport
import Testing

@testable import LayerRendering

/// The bounds of a list's commands, in blocks.
@Suite struct BlockedBoundsTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func `all bounds that touch a rectangle are found in order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var elements = (0..<Int.random(in: 0...300, using: &random)).map { _ in Self.rect(&random) }
    var bounds = BlockedBounds(elements.map(AddressableRect.init))
    for _ in 0..<20 {
      let start = Int.random(in: 0...elements.count, using: &random)
      let range = start..<min(elements.count, start + Int.random(in: 0...90, using: &random))
      let count = Bool.random(using: &random) ? range.count : Int.random(in: 0...90, using: &random)
      let new = (0..<count).map { _ in Self.rect(&random) }
      elements.replaceSubrange(range, with: new)
      bounds.replace(range, with: new)
      #expect((0..<bounds.count).map { bounds[$0] } == elements, "seed \(seed)")
      if Bool.random(using: &random) {
        bounds.withMemory { _ in }
        if Bool.random(using: &random) { bounds.completeBlocks() }
      }
      let rect = Self.rect(&random)
      var found: [Int] = []
      bounds.forEachIndex(touching: rect) { found.append($0) }
      let touching = elements.indices.filter { !rect.intersection(elements[$0]).isEmpty }
      #expect(found == touching, "seed \(seed)")
      let (limit, divisor) = (Int.random(in: 0...20, using: &random), Int.random(in: 1...20, using: &random))
      let last = bounds.lastIndex(touching: rect, amongLast: limit) { $0 % divisor == 0 }
      #expect(last == touching.suffix(limit).last { $0 % divisor == 0 }, "seed \(seed)")
    }
  }

  /// A rectangle, which may be empty.
  private static func rect(_ random: inout SeededGenerator) -> PixelRect {
    PixelRect(
      x: Int.random(in: 0...999, using: &random), y: Int.random(in: 0...99, using: &random),
      width: Int.random(in: 0...9, using: &random), height: Int.random(in: 0...9, using: &random))
  }
}
