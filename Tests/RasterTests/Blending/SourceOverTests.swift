import TestSupport
import Testing

@testable import Raster

@Suite struct SourceOverTests {
  /// The expected result, computed one pixel at a time.
  static func expected(_ sources: [UInt32], _ coverage: [UInt8], onto backdrop: [UInt32]) -> [UInt32] {
    backdrop.indices.map { Pixel.over(Pixel.scaled(sources[$0], by: coverage[$0]), backdrop[$0]) }
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every kernel agrees with its scalar version`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 0...40, using: &random)
    let backdrop = (0..<count).map { _ in random.pixel() }
    let pixels = (0..<count).map { _ in random.pixel() }
    let coverage = random.coverage(count: count)
    // Black and white, opaque colors, translucent black, and any.
    let color: UInt32 =
      switch seed % 4 {
      case 0: random.element(of: [0xff00_0000, .max])
      case 1: random.pixel() | 0xff00_0000
      case 2: random.pixel() & 0xff00_0000
      default: random.pixel()
      }
    let even = UInt8.random(in: 0...255, using: &random)
    let colors = [UInt32](repeating: color, count: count)
    let evenCoverage = [UInt8](repeating: even, count: count)

    var target = backdrop
    SourceOver.draw(Pixel.scaled(color, by: even), count: count, onto: &target)
    #expect(target == Self.expected(colors, evenCoverage, onto: backdrop), "seed \(seed)")
    target = backdrop
    SourceOver.draw(color, coverage: coverage, count: count, onto: &target)
    #expect(target == Self.expected(colors, coverage, onto: backdrop), "seed \(seed)")
    target = backdrop
    SourceOver.draw(pixels, coverage: even, count: count, onto: &target)
    #expect(target == Self.expected(pixels, evenCoverage, onto: backdrop), "seed \(seed)")
    target = backdrop
    SourceOver.draw(pixels, coverage: coverage, count: count, onto: &target)
    #expect(target == Self.expected(pixels, coverage, onto: backdrop), "seed \(seed)")
  }
}

extension SeededGenerator {
  /// Coverage of a row: runs of pixels that are covered fully or not at all, and other values in between.
  mutating func coverage(count: Int) -> [UInt8] {
    var coverage: [UInt8] = []
    while coverage.count < count {
      let other = UInt8.random(in: 0...255, using: &self)
      let value: UInt8 = element(of: [0, 255, other])
      coverage += [UInt8](repeating: value, count: element(of: [1, 2, 7, 11, 20]))
    }
    return Array(coverage.prefix(count))
  }
}
