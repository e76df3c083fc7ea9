import TestSupport
import Testing

@testable import MotionCore

@Suite struct RGBColorTests {
  /// S77 and S78.
  @Test func `components are interpolated in the encoded space, including alpha`() {
    let red = RGBColor(red: 1, green: 0, blue: 0)
    let blue = RGBColor(red: 0, green: 0, blue: 1)
    #expect(red.interpolated(to: blue, at: 0.5) == RGBColor(red: 0.5, green: 0, blue: 0.5))
    let faint = RGBColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(red.interpolated(to: faint, at: 0.5) == RGBColor(red: 0.5, green: 0, blue: 0.5, alpha: 0.75))
    let clear = RGBColor(red: 1, green: 0, blue: 0, alpha: 0)
    #expect(clear.interpolated(to: red, at: 0.5).alpha == 0.5)
    #expect(red.interpolated(to: blue, at: 2).red == -1)
  }

  /// S77, S78.
  @Test func `grays are interpolated by white and alpha`() {
    let half = GrayColor(white: 0, alpha: 0).interpolated(to: GrayColor(white: 1), at: 0.5)
    #expect(half == GrayColor(white: 0.5, alpha: 0.5))
    #expect(half.rgb == RGBColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 0.5))
  }

  /// S87: colors change by components.
  @Test func `colors are added and subtracted`() {
    let color = RGBColor(red: 0.25, green: 0.5, blue: 0.5)
    let change = RGBColor(red: 0.5, green: 0.25, blue: -0.5, alpha: 0)
    #expect(color.adding(change, times: 1) == RGBColor(red: 0.75, green: 0.75, blue: 0))
    #expect(color.adding(change, times: 1).adding(change, times: -1) == color)
    #expect(color.distance(to: color.adding(change, times: 1)) == 0.75)
    #expect(color.isFinite && !RGBColor(red: .nan, green: 0, blue: 0).isFinite)
  }

  @Test func `by hue, red becomes blue through full magenta or through green`() {
    let red = RGBColor(red: 1, green: 0, blue: 0)
    let blue = RGBColor(red: 0, green: 0, blue: 1)
    let shorter = red.interpolated(to: blue, at: 0.5, hue: .shorter)
    #expect(shorter.distance(to: RGBColor(red: 1, green: 0, blue: 1)) < 1e-15)
    let written = red.interpolated(to: blue, at: 0.5, hue: .asWritten)
    #expect(written.distance(to: RGBColor(red: 0, green: 1, blue: 0)) < 1e-15)
    for way in [HueWay.asWritten, .shorter] {
      #expect(red.interpolated(to: blue, at: 0, hue: way) == red)
      #expect(red.interpolated(to: blue, at: 1, hue: way) == blue)
    }
  }
}
