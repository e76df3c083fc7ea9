import TestSupport
import Testing

@testable import Raster

@Suite struct PixelTests {
  static func components(_ pixel: UInt32) -> [Int] {
    [0, 8, 16, 24].map { Int((pixel >> $0) & 255) }
  }

  /// Returns a·b/255, rounded, by division.
  static func product(_ a: Int, _ b: Int) -> Int { (2 * a * b + 255) / 510 }

  @Test func `products of bytes are exact`() {
    for a in 0...255 {
      for b in stride(from: a % 7, through: 255, by: 7) {
        #expect(Int(Pixel.product(UInt8(a), UInt8(b))) == Self.product(a, b))
      }
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `scaling, compositing and averaging are exact in every component`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b, c, d) = (random.pixel(), random.pixel(), random.pixel(), random.pixel())
    let factor = UInt8.random(in: 0...255, using: &random)
    let scaled = Self.components(a).map { Self.product($0, Int(factor)) }
    #expect(Self.components(Pixel.scaled(a, by: factor)) == scaled)
    let transparency = 255 - Int(a >> 24)
    #expect(
      Self.components(Pixel.over(a, b))
        == zip(Self.components(a), Self.components(b)).map { $0 + Self.product($1, transparency) })
    let sums = zip(
      zip(Self.components(a), Self.components(b)).map(+), zip(Self.components(c), Self.components(d)).map(+))
    #expect(Self.components(Pixel.average(a, b, c, d)) == sums.map { ($0 + $1 + 2) / 4 })
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `four pixels at a time give the same results as one at a time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pixels = (0..<8).map { _ in random.pixel() }
    let bytes = UInt32.random(in: 0...UInt32.max, using: &random)
    let source = PixelQuad(SIMD4(pixels[0], pixels[1], pixels[2], pixels[3]))
    let backdrop = PixelQuad(SIMD4(pixels[4], pixels[5], pixels[6], pixels[7]))
    let scaled = source.scaled(by: PixelQuad.factors(bytes)).pixels
    let over = source.over(backdrop).pixels
    let sum = source.addingSaturated(backdrop).pixels
    for lane in 0..<4 {
      let factor = UInt8(truncatingIfNeeded: bytes >> (8 * UInt32(lane)))
      #expect(scaled[lane] == Pixel.scaled(pixels[lane], by: factor), "seed \(seed)")
      #expect(over[lane] == Pixel.over(pixels[lane], pixels[lane + 4]), "seed \(seed)")
      #expect(
        sum[lane] == BlendMode.plusLighter.composite(pixels[lane], onto: pixels[lane + 4]), "seed \(seed)")
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `mixtures of four pixels are rounded sums`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (a, b) = (random.pixel(), random.pixel())
    let weight = UInt16.random(in: 0...255, using: &random)
    let weights = PixelQuad.Factors(repeating: weight)
    let mixed = PixelQuad(repeating: a).mixed(with: PixelQuad(repeating: b), weights: weights)
    let expected = zip(Self.components(a), Self.components(b)).map {
      ($0 * (256 - Int(weight)) + $1 * Int(weight) + 128) / 256
    }
    #expect(Self.components(mixed.pixels[2]) == expected)
  }

  // OPA-1: 0.3 of 255 is 76.5.
  @Test func `the components of a pixel are rounded to the nearest 1/255, halves up`() {
    #expect(Color.black.withAlpha(multipliedBy: 0.3).pixel == 77 << 24)
    #expect(Color(red: 1, green: 0.5, blue: 0, alpha: 0.5).pixel == 0x8000_4080)
    #expect(Color(red: 2, green: -1, blue: .nan, alpha: 1).pixel == 0xff00_00ff)
    #expect(Color(red: 1, green: 1, blue: 1, alpha: .nan).pixel == 0)
  }
}
