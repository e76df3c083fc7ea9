import CoreGraphics
import Raster
import TestSupport
import Testing

@Suite struct CGColorTests {
  /// Returns the bytes of a pixel drawn in the color.
  static func bytes(_ color: CGColor) -> [Int] {
    let drawn = color.sRGB
    return [drawn.red, drawn.green, drawn.blue].map { Int(($0 * 255).rounded()) }
  }

  @Test func `components keep their values, with alpha last`() throws {
    let color = CGColor(srgbRed: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(color.components == [0.1, 0.2, 0.3, 0.4])
    #expect(color.numberOfComponents == 4)
    #expect(color.alpha == 0.4)
    #expect(color.colorSpace?.name as String? == CGColorSpace.sRGB as String)
    let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [0.5, 0.25]))
    #expect(gray.components == [0.5, 0.25])
    #expect(gray.numberOfComponents == 2)
  }

  @Test func `sRGB and device colors are drawn unchanged`() throws {
    for value in stride(from: 0, through: 1, by: 0.05) {
      let color = CGColor(srgbRed: value, green: 1 - value, blue: value / 2, alpha: value)
      #expect(color.sRGB == Color(red: value, green: 1 - value, blue: value / 2, alpha: value))
      let device = try #require(
        CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [value, 0.5, 0.25, 1]))
      #expect(device.sRGB == Color(red: value, green: 0.5, blue: 0.25))
      let gray = try #require(CGColor(colorSpace: CGColorSpaceCreateDeviceGray(), components: [value, 1]))
      #expect(gray.sRGB == Color(red: value, green: value, blue: value))
    }
  }

  /// Generic RGB colors from Apple's color picker, and the same colors in sRGB. The profile is the one of rows GRDPX-1
  /// and GRDPX-2, which use the first, third and last color.
  @Test(arguments: [
    ([255, 0, 0], [255, 38, 0]), ([255, 128, 0], [255, 147, 0]), ([255, 255, 0], [255, 251, 0]),
    ([128, 255, 0], [142, 250, 0]), ([0, 255, 0], [0, 249, 0]), ([0, 255, 128], [0, 250, 146]),
    ([0, 255, 255], [0, 253, 255]), ([0, 128, 255], [0, 150, 255]), ([128, 0, 255], [148, 55, 255]),
    ([255, 0, 255], [255, 64, 255]), ([127, 127, 127], [145, 145, 145]), ([0, 0, 255], [4, 51, 255]),
  ])
  func `Generic RGB colors are converted by Apple's profile`(generic: [Int], expected: [Int]) {
    let c = generic.map { CGFloat($0) / 255 }
    let drawn = Self.bytes(CGColor(red: c[0], green: c[1], blue: c[2], alpha: 1))
    for (value, expected) in zip(drawn, expected) { #expect(abs(value - expected) <= 1, "\(drawn)") }
  }

  @Test func `Generic Gray colors are converted by their gamma`() {
    let middle = CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1).sRGB
    #expect(isClose(middle.red, 1.055 * pow(0.5, 2.2 / 2.4) - 0.055, within: 1e-12))
    #expect(middle.red == middle.green && middle.green == middle.blue)
    #expect(
      isClose(CGColor(gray: 0.5, alpha: 1).sRGB.red, 1.055 * pow(0.5, 1.8 / 2.4) - 0.055, within: 1e-12))
  }

  @Test func `CMYK inks subtract the complementary colors`() throws {
    let color = CGColor(genericCMYKCyan: 1, magenta: 0.5, yellow: 0, black: 0.5, alpha: 1)
    #expect(color.sRGB == Color(red: 0, green: 0.25, blue: 0.5))
    let space = CGColorSpaceCreateDeviceCMYK()
    let back = try #require(color.converted(to: space, intent: .defaultIntent, options: nil)?.components)
    #expect(isClose(back, [1, 0.5, 0, 0.5, 1], within: 1e-12))
    let black = CGColor.black.converted(to: space, intent: .defaultIntent, options: nil)
    #expect(black?.components == [0, 0, 0, 1, 1])
  }

  @Test func `the red and green primaries of Display P3 are outside sRGB`() throws {
    let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    func converted(_ components: [CGFloat]) throws -> [CGFloat] {
      let color = try #require(CGColor(colorSpace: p3, components: components))
      let result = color.converted(to: extended, intent: .relativeColorimetric, options: nil)
      return try #require(result?.components)
    }
    // The components that Apple's systems return for the two colors.
    #expect(isClose(try converted([1, 0, 0, 1]), [1.0930664, -0.2267420, -0.1501346, 1], within: 1e-4))
    #expect(isClose(try converted([0, 1, 0, 1]), [-0.5116050, 1.0182657, -0.3106746, 1], within: 1e-4))
    let clipped = try #require(CGColor(colorSpace: p3, components: [1, 0, 0, 1]))
    #expect(clipped.sRGB == Color(red: 1, green: 0, blue: 0))
  }

  @Test(
    arguments: [
      CGColorSpace.sRGB, CGColorSpace.linearSRGB, CGColorSpace.extendedLinearSRGB, CGColorSpace.displayP3,
      CGColorSpace.extendedLinearDisplayP3, CGColorSpace.adobeRGB1998, CGColorSpace.genericRGB,
      CGColorSpace.genericRGBLinear,
    ].map { $0 as String })
  func `a conversion to a wide-gamut space and back preserves the color`(name: String) throws {
    let space = try #require(CGColorSpace(name: name as CFString))
    let wide = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
    let color = try #require(CGColor(colorSpace: space, components: [0.2, 0.7, 0.4, 0.5]))
    let there = try #require(color.converted(to: wide, intent: .defaultIntent, options: nil))
    let back = try #require(there.converted(to: space, intent: .defaultIntent, options: nil)?.components)
    #expect(isClose(back, [0.2, 0.7, 0.4, 0.5], within: 1e-9))
  }

  @Test(
    arguments: [
      CGColorSpace.genericGray, CGColorSpace.genericGrayGamma2_2, CGColorSpace.linearGray,
      CGColorSpace.extendedGray,
    ].map { $0 as String })
  func `white and black stay white and black in every gray space`(name: String) throws {
    let space = try #require(CGColorSpace(name: name as CFString))
    let white = CGColor.white.converted(to: space, intent: .defaultIntent, options: nil)
    let components = try #require(white?.components)
    #expect(isClose(components, [1, 1], within: 1e-12))
    let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    let gray = red.converted(to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil)
    // The luminance of red is 0.2126, which is encoded as 0.4984.
    #expect(isClose(try #require(gray?.components?.first), 0.4984, within: 1e-4))
  }

  @Test func `a conversion to the color's own space changes nothing`() {
    let color = CGColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
    #expect(
      color.colorSpace.flatMap { color.converted(to: $0, intent: .defaultIntent, options: nil) } == color)
  }

  @Test func `colors are equal if their spaces and components are`() {
    #expect(
      CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1) != CGColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor.black != CGColor.clear)
    #expect(Set([CGColor.white, CGColor(gray: 1, alpha: 1)]).count == 1)
    let invalid = CGColor(gray: .nan, alpha: 1)
    #expect(invalid == invalid && invalid != CGColor(gray: .nan, alpha: 1))
  }

  @Test func `a copy with another alpha keeps the other components`() {
    #expect(
      CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1).copy(alpha: 0.25)
        == CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 0.25))
    #expect(CGColor.white.copy() == .white)
    #expect(CGColor.black.copy(alpha: 0) == .clear)
  }

  @Test func `components out of range are kept, and drawn as the nearest color`() {
    let color = CGColor(srgbRed: 2, green: -1, blue: .nan, alpha: .infinity)
    #expect(color.components?[0] == 2)
    #expect(color.sRGB == Color(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(CGColor(red: .nan, green: .infinity, blue: -.infinity, alpha: -1).sRGB.alpha == 0)
  }

  @Test func `a description has the color space and components`() {
    #expect(
      "\(CGColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1))" == "kCGColorSpaceSRGB (1.0, 0.5, 0.0, 1.0)")
  }

  @Test func `colors survive a round trip through Foundation's arrays`() {
    let colors = [CGColor.white, CGColor.black] as CFArray
    #expect(colors as? [CGColor] == [.white, .black])
    #expect(CFGetTypeID(CGColor.white) == CGColor.typeID)
  }
}

private func isClose(_ components: [CGFloat], _ expected: [Double], within tolerance: Double) -> Bool {
  TestSupport.isClose(components.map { Double($0) }, expected, within: tolerance)
}

private func isClose(_ a: CGFloat, _ b: Double, within tolerance: Double) -> Bool {
  TestSupport.isClose(Double(a), b, within: tolerance)
}
