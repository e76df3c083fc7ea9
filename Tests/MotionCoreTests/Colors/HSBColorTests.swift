import TestSupport
import Testing

@testable import MotionCore

@Suite struct HSBColorTests {
  private static let wheel: [(hue: Double, color: SIMD3<Double>)] = [
    (0, SIMD3(1, 0, 0)), (1.0 / 6, SIMD3(1, 1, 0)), (1.0 / 3, SIMD3(0, 1, 0)), (0.5, SIMD3(0, 1, 1)),
    (2.0 / 3, SIMD3(0, 0, 1)), (5.0 / 6, SIMD3(1, 0, 1)), (1, SIMD3(1, 0, 0)), (-1.0 / 3, SIMD3(0, 0, 1)),
    (7.5, SIMD3(0, 1, 1)), (-1e-20, SIMD3(1, 0, 0)),
  ]

  @Test func `the wheel has its six colors`() {
    for (hue, color) in Self.wheel {
      let shown = HSBColor(hue: hue, saturation: 1, brightness: 1).rgb.components
      #expect(shown.xyz.distance(to: color) < 1e-14, "hue \(hue)")
    }
    let pale = HSBColor(hue: 0.5, saturation: 0.25, brightness: 0.8, alpha: 0.3).rgb
    #expect(pale.distance(to: RGBColor(red: 0.6, green: 0.8, blue: 0.8, alpha: 0.3)) < 1e-15)
  }

  @Test func `converting a color to HSB and back gives the same color`() {
    var random = SeededGenerator(seed: 61)
    for _ in 0..<randomCaseCount / 10 {
      // On a grid, so that some components are equal, and some above 1.
      func share() -> Double { Double(Int.random(in: 0...5, using: &random)) / 4 }
      let color = RGBColor(red: share(), green: share(), blue: share(), alpha: share())
      let hsb = HSBColor(color)
      #expect(hsb.rgb.distance(to: color) < 1e-14, "\(color)")
      #expect(hsb.hue >= 0 && hsb.hue < 1 && hsb.saturation >= 0 && hsb.saturation <= 1, "\(color)")
    }
    #expect(HSBColor(RGBColor(red: 0, green: 0, blue: 0)).components == SIMD4(0, 0, 0, 1))
    #expect(HSBColor(RGBColor(red: 0.4, green: 0.4, blue: 0.4)).isAchromatic)
  }

  /// S77: no wrapping, as in the source.
  @Test func `the hue changes as written`() {
    let start = HSBColor(hue: 1, saturation: 1, brightness: 1)
    let end = HSBColor(hue: 0.7, saturation: 1, brightness: 1)
    #expect(isClose(start.interpolated(to: end, at: 0.5).hue, 0.85, within: 1e-15))
    #expect(start.interpolated(to: end, at: 0.5, hue: .asWritten) == start.interpolated(to: end, at: 0.5))
    let far = HSBColor(hue: 0.1, saturation: 1, brightness: 1)
    #expect(isClose(end.interpolated(to: far, at: 0.5).hue, 0.4, within: 1e-15))
    #expect(isClose(end.interpolated(to: far, at: 0.5, hue: .shorter).hue, 0.9, within: 1e-15))
  }

  @Test func `a color without hue takes the hue of the other one`() {
    let white = HSBColor(hue: 0, saturation: 0, brightness: 1)
    let blue = HSBColor(hue: 2.0 / 3, saturation: 1, brightness: 1)
    #expect(white.interpolated(to: blue, at: 0.5, hue: .shorter).hue == blue.hue)
    #expect(blue.interpolated(to: white, at: 0.5, hue: .shorter).hue == blue.hue)
    #expect(white.interpolated(to: blue, at: 1, hue: .shorter) == blue)
    #expect(blue.interpolated(to: white, at: 1, hue: .shorter) == white)
    #expect(white.interpolated(to: blue, at: 0, hue: .shorter) == white)
  }

  @Test func `black has no hue, whatever its components are`() {
    let black = HSBColor(hue: 0.2, saturation: 1, brightness: 0)
    let blue = HSBColor(hue: 2.0 / 3, saturation: 1, brightness: 1)
    #expect(black.isAchromatic && !blue.isAchromatic)
    #expect(black.interpolated(to: blue, at: 0.5, hue: .shorter).hue == blue.hue)
    #expect(blue.interpolated(to: black, at: 0.5, hue: .shorter).hue == blue.hue)
    #expect(black.interpolated(to: blue, at: 0, hue: .shorter) == black)
    #expect(blue.interpolated(to: black, at: 1, hue: .shorter) == black)
    let dark = HSBColor(hue: 0.2, saturation: 1, brightness: 0x1p-20)
    #expect(isClose(dark.interpolated(to: blue, at: 0.5, hue: .shorter).hue, 13.0 / 30, within: 1e-15))
  }

  @Test(arguments: [0.5, 1.5, 2.5, 7.5])
  func `half a turn, whole turns aside, goes in the direction of the numbers`(hue: Double) {
    let start = HSBColor(hue: 0, saturation: 1, brightness: 1)
    let above = HSBColor(hue: hue, saturation: 1, brightness: 1)
    let below = HSBColor(hue: -hue, saturation: 1, brightness: 1)
    #expect(start.interpolated(to: above, at: 0.5, hue: .shorter).hue == 0.25)
    #expect(start.interpolated(to: below, at: 0.5, hue: .shorter).hue == -0.25)
    #expect(above.interpolated(to: start, at: 0.5, hue: .shorter).hue == hue - 0.25)
    #expect(below.interpolated(to: start, at: 0.5, hue: .shorter).hue == 0.25 - hue)
  }

  @Test func `the shorter way may go against the direction of the numbers`() {
    let start = HSBColor(hue: 0, saturation: 1, brightness: 1)
    for (hue, middle) in [
      (0.75, -0.125), (1, 0), (1.25, 0.125), (1.75, -0.125), (-0.75, 0.125), (-3.25, -0.125),
    ] {
      let end = HSBColor(hue: hue, saturation: 1, brightness: 1)
      #expect(start.interpolated(to: end, at: 0.5, hue: .shorter).hue == middle, "hue \(hue)")
    }
  }

  @Test func `the shorter way is never more than half a turn and ends at the same color`() {
    var random = SeededGenerator(seed: 62)
    for _ in 0..<randomCaseCount / 10 {
      func color() -> HSBColor {
        HSBColor(
          hue: Double(Int.random(in: -12...12, using: &random)) / 4 + random.double(in: 0...0.01),
          saturation: random.double(in: 0.1...1), brightness: random.double(in: 0.1...1))
      }
      let (start, end) = (color(), color())
      let hues = [0.01, 0.5, 0.99].map { start.interpolated(to: end, at: $0, hue: .shorter).hue }
      let whole = (hues[2] - hues[0]) / 0.98
      #expect(abs(whole) <= 0.5 + 1e-12, "\(start), \(end)")
      let turns = end.hue - start.hue - whole
      #expect(abs(turns - turns.rounded()) < 1e-12, "\(start), \(end)")
      #expect(start.interpolated(to: end, at: 0, hue: .shorter) == start)
      #expect(start.interpolated(to: end, at: 1, hue: .shorter) == end)
    }
  }
}
