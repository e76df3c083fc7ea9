import CoreGraphics
import Raster
import TestSupport
import Testing

@Suite struct CGGradientTests {
  static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
  static let yellow = CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1)
  static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

  /// Returns the bytes at a location, interpolated linearly between the two nearest stops.
  static func bytes(_ gradient: CGGradient, at place: Double) -> [Int] {
    let stops = gradient.stops
    guard let next = stops.firstIndex(where: { $0.location > place }), next > 0 else {
      let end = place < stops[0].location ? stops[0].color : stops[stops.count - 1].color
      return [end.red, end.green, end.blue].map { Int(($0 * 255).rounded()) }
    }
    let (from, to) = (stops[next - 1], stops[next])
    let share = (place - from.location) / (to.location - from.location)
    return [
      (from.color.red, to.color.red), (from.color.green, to.color.green), (from.color.blue, to.color.blue),
    ].map { Int((($0 + ($1 - $0) * share) * 255).rounded()) }
  }

  // GRDPX-1, GRDPX-2: Apple's bytes, within the rows' tolerance of 3 of 255.
  @Test(
    arguments: [
      (
        [red, yellow], [0, 50, 100, 150, 200, 250, 299], 300,
        [
          [255, 38, 0], [255, 67, 0], [255, 109, 1], [255, 147, 0], [255, 184, 1], [255, 219, 1],
          [255, 251, 0],
        ]
      ),
      (
        [red, blue], [0, 75, 150, 225, 300, 375, 450, 525, 599], 600,
        [
          [255, 38, 0], [229, 34, 49], [202, 32, 87], [175, 31, 119], [146, 33, 149], [115, 36, 178],
          [81, 40, 204], [43, 45, 230], [4, 51, 255],
        ]
      ),
    ] as [([CGColor], [Int], Int, [[Int]])])
  func `without a color space, colors are interpolated in Generic RGB`(
    colors: [CGColor], pixels: [Int], count: Int, expected: [[Int]]
  ) throws {
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    for (pixel, expected) in zip(pixels, expected) {
      let found = Self.bytes(gradient, at: (Double(pixel) + 0.5) / Double(count))
      for (value, expected) in zip(found, expected) {
        #expect(abs(value - expected) <= 3, "at \(pixel): \(found)")
      }
    }
  }

  @Test func `between colors that differ only in alpha, the color stays the same`() throws {
    let colors = [
      CGColor(srgbRed: 0.9, green: 0.5, blue: 0.1, alpha: 0),
      CGColor(srgbRed: 0.9, green: 0.5, blue: 0.1, alpha: 1),
    ]
    let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: nil))
    let first = try #require(gradient.stops.first).color
    #expect(
      gradient.stops.allSatisfy {
        ($0.color.red, $0.color.green, $0.color.blue) == (first.red, first.green, first.blue)
      })
    #expect(gradient.stops.map(\.color.alpha) == gradient.stops.map(\.location))
  }

  @Test func `a gradient in sRGB has the colors as stops`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [Self.red, Self.yellow, Self.blue] as CFArray,
        locations: nil))
    #expect(gradient.stops.map(\.location) == [0, 0.5, 1])
    #expect(gradient.stops.map(\.color) == [Self.red.sRGB, Self.yellow.sRGB, Self.blue.sRGB])
  }

  @Test func `stops for a renderer are interpolated as in a gradient without a color space`() throws {
    let stops = [Ramp.Stop(location: 0, color: Self.red.sRGB), Ramp.Stop(location: 1, color: Self.blue.sRGB)]
    let gradient = CGGradient(colorsSpace: nil, colors: [Self.red, Self.blue] as CFArray, locations: nil)
    #expect(CGGradient(interpolatingInGenericRGB: stops)?.ramp == gradient?.ramp)
    #expect(CGGradient(interpolatingInGenericRGB: []) == nil)
  }

  @Test func `locations are sorted and clamped to 0…1`() throws {
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: [Self.red, Self.yellow, Self.blue] as CFArray,
        locations: [2, 0.25, .nan]))
    #expect(gradient.stops.map(\.location) == [0, 0.25, 1])
    #expect(gradient.stops.map(\.color) == [Self.blue.sRGB, Self.yellow.sRGB, Self.red.sRGB])
  }

  @Test func `equal locations make a hard edge in every color space`() throws {
    for space in [nil, CGColorSpaceCreateDeviceRGB()] {
      let gradient = try #require(
        CGGradient(
          colorsSpace: space, colors: [Self.red, Self.red, Self.blue, Self.blue] as CFArray,
          locations: [0, 0.5, 0.5, 1]))
      let step = gradient.stops.filter { $0.location == 0.5 }.map(\.color.blue)
      #expect(step.count == 2)
      #expect(step[0] < 0.1 && step[1] > 0.9)
    }
  }

  @Test func `a list of components makes the same gradient as colors`() throws {
    let space = CGColorSpaceCreateDeviceRGB()
    let gradient = try #require(
      CGGradient(
        colorSpace: space, colorComponents: [1, 0, 0, 1, 0, 0, 1, 0.5], locations: [0, 1], count: 2))
    #expect(gradient.stops.map(\.color) == [Self.red.sRGB, Color(red: 0, green: 0, blue: 1, alpha: 0.5)])
  }

  @Test func `without colors, or with objects that aren't colors, there is no gradient`() {
    #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
    #expect(
      CGGradient(
        colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0], locations: nil, count: -1) == nil)
    let single = CGGradient(colorsSpace: nil, colors: [CGColor.white] as CFArray, locations: nil)
    #expect(single?.stops.count == 1)
  }
}
