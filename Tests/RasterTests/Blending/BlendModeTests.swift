import TestSupport
import Testing

@testable import Raster

@Suite struct BlendModeTests {
  @Test(arguments: BlendMode.allCases)
  func `no component exceeds its alpha`(mode: BlendMode) {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<60 {
      let (source, backdrop) = (random.pixel(), random.pixel())
      let c = PixelTests.components(mode.composite(source, onto: backdrop))
      #expect(c[0] <= c[3] && c[1] <= c[3] && c[2] <= c[3], "\(source), \(backdrop)")
    }
  }

  @Test(arguments: BlendMode.allCases)
  func `a transparent source keeps the backdrop where the mode says so`(mode: BlendMode) {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<30 {
      let backdrop = random.pixel() | 0x0100_0000
      #expect((mode.composite(0, onto: backdrop) == backdrop) == mode.keepsBackdropUnderTransparency)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `Porter and Duff's operators are sums with the right factors`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (s, d) = (random.pixel(), random.pixel())
    let (a, b) = (Double(s >> 24) / 255, Double(d >> 24) / 255)
    let factors: [(BlendMode, Double, Double)] = [
      (.normal, 1, 1 - a), (.clear, 0, 0), (.copy, 1, 0), (.sourceIn, b, 0), (.sourceOut, 1 - b, 0),
      (.sourceAtop, b, 1 - a), (.destinationOver, 1 - b, 1), (.destinationIn, 0, a),
      (.destinationOut, 0, 1 - a), (.destinationAtop, 1 - b, a), (.xor, 1 - b, 1 - a),
    ]
    for (mode, sourceFactor, backdropFactor) in factors {
      let result = PixelTests.components(mode.composite(s, onto: d))
      for (index, (x, y)) in zip(PixelTests.components(s), PixelTests.components(d)).enumerated() {
        let exact = Double(x) * sourceFactor + Double(y) * backdropFactor
        #expect(abs(Double(result[index]) - exact) <= 0.5 + 1e-9, "seed \(seed), \(mode)")
      }
    }
  }

  @Test func `opaque colours blend by their formulas`() {
    let s = Color(red: 0.8, green: 0.4, blue: 0.2).pixel
    let d = Color(red: 0.6, green: 0.2, blue: 1).pixel
    let expected: [BlendMode: [Double]] = [
      .multiply: [0.48, 0.08, 0.2], .screen: [0.92, 0.52, 1], .overlay: [0.84, 0.16, 1],
      .darken: [0.6, 0.2, 0.2], .lighten: [0.8, 0.4, 1], .colorDodge: [1, 0.3333, 1],
      .colorBurn: [0.5, 0, 1], .hardLight: [0.84, 0.16, 0.4], .difference: [0.2, 0.2, 0.8],
      .exclusion: [0.44, 0.44, 0.8], .softLight: [0.7048, 0.168, 1],
    ]
    for (mode, values) in expected {
      let result = PixelTests.components(mode.composite(s, onto: d))
      for (component, value) in zip(result, values) {
        #expect(abs(Double(component) - 255 * value) <= 0.6, "\(mode): \(result)")
      }
    }
  }

  @Test func `the modes of hue keep a luminosity`() {
    func luminosity(_ pixel: UInt32) -> Double {
      let c = PixelTests.components(pixel).map(Double.init)
      return 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2]
    }
    var random = SeededGenerator(seed: 13)
    for _ in 0..<20 {
      let (s, d) = (random.pixel() | 0xff00_0000, random.pixel() | 0xff00_0000)
      for mode in [BlendMode.hue, .saturation, .color] {
        #expect(isClose(luminosity(mode.composite(s, onto: d)), luminosity(d), within: 1))
      }
      #expect(isClose(luminosity(BlendMode.luminosity.composite(s, onto: d)), luminosity(s), within: 1))
    }
  }

  @Test func `plus adds light, or takes it away`() {
    let s = Color(red: 0.8, green: 0.4, blue: 0.2).pixel
    let d = Color(red: 0.6, green: 0.2, blue: 1).pixel
    #expect(PixelTests.components(BlendMode.plusLighter.composite(s, onto: d)) == [255, 153, 255, 255])
    #expect(PixelTests.components(BlendMode.plusDarker.composite(s, onto: d)) == [102, 0, 51, 255])
    let half = Color(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.4).pixel
    #expect(BlendMode.plusDarker.composite(half, onto: half) == half &+ half)
  }
}
