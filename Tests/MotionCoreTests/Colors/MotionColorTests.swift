import TestSupport
import Testing

@testable import MotionCore

@Suite struct MotionColorTests {
  private let white = MotionColor.gray(GrayColor(white: 1))
  private let black = MotionColor.gray(GrayColor(white: 0))
  private let red = MotionColor.rgb(RGBColor(red: 1, green: 0, blue: 0))
  private let blue = MotionColor.hsb(HSBColor(hue: 2.0 / 3, saturation: 1, brightness: 1))

  @Test func `colors of one model are interpolated in that model`() {
    #expect(white.interpolated(to: black, at: 0.5) == .gray(GrayColor(white: 0.5)))
    let green = MotionColor.hsb(HSBColor(hue: 1.0 / 3, saturation: 1, brightness: 1))
    #expect(green.interpolated(to: blue, at: 0.5) == .hsb(HSBColor(hue: 0.5, saturation: 1, brightness: 1)))
  }

  /// S79: colors of different models are interpolated in red, green and blue.
  @Test func `colors of two models are interpolated in red, green and blue`() {
    let pink = RGBColor(red: 1, green: 0.5, blue: 0.5)
    #expect(white.interpolated(to: red, at: 0.5).rgb == pink)
    let purple = RGBColor(red: 0.5, green: 0, blue: 0.5)
    #expect(red.interpolated(to: blue, at: 0.5).rgb.distance(to: purple) < 1e-15)
    #expect(white.interpolated(to: blue, at: 0) == white && white.interpolated(to: blue, at: 1) == blue)
  }
}
