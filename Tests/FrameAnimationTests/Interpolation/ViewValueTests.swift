import FrameAnimation
import TestSupport
import Testing
import UIKit

/// Interpolation of UIKit's values: offsets, insets and colors.
@Suite struct ViewValueTests {
  @Test func `S76: offsets and insets are interpolated number by number`() {
    let offset = interpolate(from: UIOffset.zero, to: UIOffset(horizontal: 2, vertical: 4), at: 0.5)
    #expect(offset == UIOffset(horizontal: 1, vertical: 2))
    let insets = interpolate(
      from: UIEdgeInsets.zero, to: UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8), at: 0.5)
    #expect(insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test func `S77, S78: colors are interpolated by gray, by red, green and blue, or by hue`() {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    interpolate(from: UIColor(white: 0, alpha: 0), to: UIColor(white: 1, alpha: 1), at: 0.5)
      .getWhite(&white, alpha: &alpha)
    #expect(white == 0.5 && alpha == 0.5)
    var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    interpolate(from: UIColor.red, to: .blue, at: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [0.5, 0, 0.5, 1])
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    interpolate(
      from: UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1),
      to: UIColor(hue: 0.7, saturation: 1, brightness: 1, alpha: 1), at: 0.5, by: .hsb()
    ).getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    #expect(isClose(Double(hue), 0.85, within: 1e-9) && saturation == 1 && brightness == 1)
  }

  @Test func `S79: colors of different spaces are interpolated in sRGB`() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    interpolate(from: UIColor.red, to: .white, at: 0.5).getRed(
      &red, green: &green, blue: &blue, alpha: &alpha)
    #expect(isClose([red, green, blue, alpha].map(Double.init), [1, 0.5, 0.5, 1], within: 1e-6))
  }

  @Test func `S82: values of unknown types are interpolated if both have the same type`() throws {
    let offset = interpolateAny(
      from: NSValue(uiOffset: .zero), to: NSValue(uiOffset: UIOffset(horizontal: 2, vertical: 4)), at: 0.5)
    #expect((offset as? NSValue)?.uiOffsetValue == UIOffset(horizontal: 1, vertical: 2))
    let insets = interpolateAny(
      from: NSValue(uiEdgeInsets: .zero),
      to: NSValue(uiEdgeInsets: UIEdgeInsets(top: 2, left: 4, bottom: 6, right: 8)), at: 0.5)
    #expect((insets as? NSValue)?.uiEdgeInsetsValue == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(interpolateAny(from: UIColor.red, to: UIColor.blue, at: 1) as? UIColor === UIColor.blue)
    #expect(interpolateAny(from: UIColor.red, to: UIOffset.zero, at: 0.2) as? UIColor === UIColor.red)
  }
}
