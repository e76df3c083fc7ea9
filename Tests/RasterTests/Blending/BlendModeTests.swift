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
  func `a transparent source keeps the backdrop exactly in the modes that say so`(mode: BlendMode) {
    var random = SeededGenerator(seed: 12)
    for _ in 0..<30 {
      let backdrop = random.pixel() | 0x0100_0000
      #expect((mode.composite(0, onto: backdrop) == backdrop) == mode.keepsBackdropUnderTransparency)
    }
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func `Porter and Duff's operators are weighted sums of source and backdrop`(seed: UInt64) {
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

  @Test func `opaque colors blend by the formulas of their modes`() {
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

  @Test func `soft light over a dark backdrop follows a cubic`() {
    // Up to a quarter, ((16·d − 12)·d + 4)·d replaces the square root.
    let s = Color(red: 0.8, green: 1, blue: 1).pixel
    let d = Color(red: 0.2, green: 1.0 / 15, blue: 2.0 / 15).pixel
    let result = PixelTests.components(BlendMode.softLight.composite(s, onto: d))
    for (component, value) in zip(result, [0.3488, 0.218074, 0.357926]) {
      #expect(abs(Double(component) - 255 * value) <= 0.6, "\(result)")
    }
    let dim = Color(red: 0.2, green: 0.4, blue: 0.2).pixel
    let darkened = PixelTests.components(BlendMode.softLight.composite(dim, onto: d))
    for (component, value) in zip(darkened, [0.104, 0.054222, 0.064]) {
      #expect(abs(Double(component) - 255 * value) <= 0.6, "\(darkened)")
    }
  }

  @Test func `where only one of two translucent colors covers, it keeps its color`() {
    // a·(1 − b)·s + b·(1 − a)·d + a·b·s·d with s = 0.8, a = 0.6, d = 0.4, b = 0.2.
    let s = Color(red: 0.8, green: 0.8, blue: 0.8, alpha: 0.6).pixel
    let d = Color(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.2).pixel
    let result = PixelTests.components(BlendMode.multiply.composite(s, onto: d))
    #expect(abs(Double(result[0]) - 255 * 0.4544) <= 1.5 && abs(Double(result[3]) - 255 * 0.68) <= 0.6)
  }

  @Test func `hue, saturation, color and luminosity take their parts of source and backdrop`() {
    let s = Color(red: 1, green: 0.4, blue: 0).pixel
    let d = Color(red: 0.2, green: 0.6, blue: 0.4).pixel
    // By hand from SetSat, SetLum and ClipColor of Compositing and Blending Level 1: Sat(d) is 0.4, Lum(d) 0.458.
    let expected: [BlendMode: [Double]] = [
      .hue: [0.6436, 0.4036, 0.2436], .saturation: [0, 0.710078, 0.355039],
      .color: [0.854478, 0.341791, 0], .luminosity: [0.278, 0.678, 0.478],
    ]
    for (mode, values) in expected {
      let result = PixelTests.components(mode.composite(s, onto: d))
      for (component, value) in zip(result, values) {
        #expect(abs(Double(component) - 255 * value) <= 0.6, "\(mode): \(result)")
      }
    }
  }

  @Test func `a color that is too bright for its luminosity moves toward gray`() {
    let s = Color(red: 1, green: 1, blue: 0.4).pixel
    let d = Color(red: 0.2, green: 0.6, blue: 0.4).pixel
    let result = PixelTests.components(BlendMode.luminosity.composite(s, onto: d))
    for (component, value) in zip(result, [0.814085, 1, 0.907042]) {
      #expect(abs(Double(component) - 255 * value) <= 0.6, "\(result)")
    }
  }

  @Test func `gray has no hue and no saturation to give`() {
    let gray = Color(red: 0.6, green: 0.6, blue: 0.6).pixel
    let d = Color(red: 0.2, green: 0.6, blue: 0.4).pixel
    // All that is left is the backdrop's luminosity, 0.458.
    for mode in [BlendMode.hue, .saturation, .color] {
      #expect(PixelTests.components(mode.composite(gray, onto: d)) == [117, 117, 117, 255], "\(mode)")
    }
  }

  @Test func `the hue modes keep the luminosity of the backdrop or the source`() {
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

  @Test func `plus lighter adds light and plus darker subtracts it`() {
    let s = Color(red: 0.8, green: 0.4, blue: 0.2).pixel
    let d = Color(red: 0.6, green: 0.2, blue: 1).pixel
    #expect(PixelTests.components(BlendMode.plusLighter.composite(s, onto: d)) == [255, 153, 255, 255])
    #expect(PixelTests.components(BlendMode.plusDarker.composite(s, onto: d)) == [102, 0, 51, 255])
    let half = Color(red: 0.2, green: 0.2, blue: 0.2, alpha: 0.4).pixel
    #expect(BlendMode.plusDarker.composite(half, onto: half) == half &+ half)
  }
}
