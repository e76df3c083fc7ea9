import FrameAnimation
import QuartzCore
import TestSupport
import Testing

@Suite struct ColorTests {
  private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  private func numbers(_ color: CGColor) -> [Double] { (color.components ?? []).map(Double.init) }

  @Test func `S77, S78: grays are interpolated by white, colors by their components, and alpha too`() {
    let gray = interpolate(from: CGColor(gray: 0, alpha: 0), to: CGColor(gray: 1, alpha: 1), at: 0.5)
    #expect(numbers(gray) == [0.5, 0.5] && gray.colorSpace == CGColor.white.colorSpace)
    #expect(numbers(interpolate(from: red, to: blue, at: 0.5)) == [0.5, 0, 0.5, 1])
    #expect(
      interpolate(from: red, to: blue, at: 0) === red && interpolate(from: red, to: blue, at: 1) === blue)
  }

  @Test func `S77: colors are interpolated by hue`() {
    let hue = interpolate(
      from: HSBColor(hue: 1, saturation: 1, brightness: 1),
      to: HSBColor(hue: 0.7, saturation: 1, brightness: 1),
      at: 0.5)
    #expect(isClose(hue.hue, 0.85, within: 1e-12))
    // Hues increase from red (0) to blue (⅔), through green. The shorter way around the color wheel would pass magenta.
    #expect(
      isClose(numbers(interpolate(from: red, to: blue, at: 0.5, by: .hsb())), [0, 1, 0, 1], within: 1e-9))
    let short = interpolate(from: red, to: blue, at: 0.5, by: .hsb(.shorter))
    #expect(isClose(numbers(short), [1, 0, 1, 1], within: 1e-9))
  }

  @Test func `S79: colors of different spaces are interpolated in sRGB`() {
    let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
    let mixture = interpolate(from: red, to: white, at: 0.5)
    #expect(isClose(numbers(mixture), [1, 0.5, 0.5, 1], within: 1e-6))
    #expect(mixture.colorSpace == red.colorSpace)
    #expect(numbers(interpolate(from: .black, to: .white, at: 0.5, by: .rgb)).count == 4)
  }

  @Test func `S79: colors of different spaces are reported once`() {
    let white = CGColor(genericGrayGamma2_2Gray: 1, alpha: 1)
    let reports = CoreAnimationDiagnostics.reports {
      for _ in 0..<3 { _ = interpolate(from: red, to: white, at: 0.5) }
    }
    #expect(reports == ["colors of different spaces are interpolated in sRGB; convert one of them first"])
    #expect(CoreAnimationDiagnostics.reports { _ = interpolate(from: red, to: red, at: 0.5) }.isEmpty)
  }

  @Test func `S79: patterns switch halfway`() throws {
    let space = try #require(CGColorSpace(patternBaseSpace: nil))
    var callbacks = CGPatternCallbacks(version: 0, drawPattern: { _, _ in }, releaseInfo: nil)
    let cell = CGRect(x: 0, y: 0, width: 1, height: 1)
    let pattern = try #require(
      CGPattern(
        info: nil, bounds: cell, matrix: .identity, xStep: 1, yStep: 1, tiling: .noDistortion,
        isColored: true,
        callbacks: &callbacks))
    let painted = try #require(CGColor(patternSpace: space, pattern: pattern, components: [1]))
    for mixing in [ColorMixing.automatic, .rgb, .hsb()] {
      #expect(interpolate(from: painted, to: red, at: 0.49, by: mixing) === painted)
      #expect(interpolate(from: painted, to: painted.copy(alpha: 0.5)!, at: 0.49, by: mixing) === painted)
      #expect(interpolate(from: painted, to: red, at: 0.51, by: mixing) === red)
    }
  }
}
