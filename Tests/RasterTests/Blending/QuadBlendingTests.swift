import TestSupport
import Testing

@testable import Raster

/// Blending four pixels at a time, compared with a reference that blends one pixel after the other in `Double`.
@Suite struct QuadBlendingTests {
  /// The modes that divide. In all others sums and products of integers are exact.
  private static let modesWithFractions: Set<BlendMode> = [
    .colorDodge, .colorBurn, .softLight, .hue, .saturation, .color, .luminosity,
  ]

  /// Returns pixels of which many are opaque, transparent, gray or of extreme colors, as in drawings.
  private static func pixels(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { _ in
      let pixel = random.pixel()
      return switch Int.random(in: 0..<8, using: &random) {
      case 0: 0
      case 1: pixel | 0xff00_0000
      case 2: 0xff00_0000 | (pixel & 255) * 0x0001_0101
      case 3: 0xff00_0000 | (pixel & 0x0001_0101) * 255
      default: pixel
      }
    }
  }

  /// Returns pixels of all colors alike.
  private static func evenPixels(_ count: Int, _ random: inout SeededGenerator) -> [UInt32] {
    (0..<count).map { _ in
      func number() -> Double { .random(in: 0...1, using: &random) }
      return Color(red: number(), green: number(), blue: number(), alpha: number()).pixel
    }
  }

  /// Returns the number of pixels that differ from the reference, none by more than 1.
  private func differences(_ mode: BlendMode, _ sources: [UInt32], _ backdrops: [UInt32]) -> Int {
    let reference = ReferenceBlending(mode: mode)
    var count = 0
    for start in stride(from: 0, to: sources.count, by: 4) {
      func quad(_ pixels: [UInt32]) -> PixelQuad { PixelQuad(SIMD4(pixels[start..<start + 4])) }
      let result = mode.composite(quad(sources), onto: quad(backdrops)).pixels
      for lane in 0..<4 {
        let (source, backdrop) = (sources[start + lane], backdrops[start + lane])
        let expected = PixelTests.components(reference.composite(source, onto: backdrop))
        let errors = zip(PixelTests.components(result[lane]), expected).map { abs($0 - $1) }
        #expect(errors.allSatisfy { $0 <= 1 }, "\(source) onto \(backdrop)")
        if errors.contains(where: { $0 > 0 }) { count += 1 }
      }
    }
    return count
  }

  @Test(arguments: BlendMode.allCases)
  func `four pixels blend as each would alone`(mode: BlendMode) {
    var random = SeededGenerator(seed: 2501)
    let hasFractions = Self.modesWithFractions.contains(mode)
    let extreme = differences(mode, Self.pixels(400, &random), Self.pixels(400, &random))
    #expect(hasFractions || extreme == 0)
    let even = differences(mode, Self.evenPixels(1200, &random), Self.evenPixels(1200, &random))
    #expect(even <= (hasFractions ? 1 : 0))
  }

  @Test(arguments: BlendMode.allCases)
  func `rows of any length and coverage blend as their pixels would alone`(mode: BlendMode) {
    for count in 0..<10 {
      var random = SeededGenerator(seed: 2502 + UInt64(count))
      let (pixels, backdrop) = (Self.pixels(count, &random), Self.pixels(count, &random))
      let coverage = random.coverage(count: count)
      let even: UInt8 = random.element(of: [0, 100, 255])
      func blended(_ sources: [UInt32], _ coverage: [UInt8]) -> [UInt32] {
        backdrop.indices.map {
          mode.blended(sources[$0], onto: backdrop[$0], coverage: coverage[$0])
        }
      }
      let evenCoverage = [UInt8](repeating: even, count: count)
      var target = backdrop
      mode.draw(pixels, coverage: coverage, count: count, onto: &target)
      #expect(target == blended(pixels, coverage), "\(count) pixels")
      target = backdrop
      mode.draw(pixels, coverage: even, count: count, onto: &target)
      #expect(target == blended(pixels, evenCoverage), "\(count) pixels, coverage \(even)")
      target = backdrop
      let color = random.pixel()
      mode.draw(color, coverage: even, count: count, onto: &target)
      #expect(
        target == blended([UInt32](repeating: color, count: count), evenCoverage),
        "\(count) pixels of one color, coverage \(even)")
    }
  }
}
