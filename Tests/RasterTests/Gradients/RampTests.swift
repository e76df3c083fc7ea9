import TestSupport
import Testing

@testable import Raster

@Suite struct RampTests {
  static let black = Color.black
  static let white = Color.white

  static func stops(_ stops: (Double, Color)...) -> [Ramp.Stop] {
    stops.map { Ramp.Stop(location: $0.0, color: $0.1) }
  }

  /// Returns the red components of the ramp's entries.
  static func reds(_ stops: [Ramp.Stop]) -> [Int] {
    Ramp(stops: stops).pixels.dropFirst().dropLast().map { Int($0 & 255) }
  }

  @Test func `colors change evenly between two stops`() {
    let reds = Self.reds(Self.stops((0, Self.black), (1, Self.white)))
    #expect(reds.count == Ramp.count)
    for (index, red) in reds.enumerated() {
      let exact = 255 * (Double(index) + 0.5) / Double(Ramp.count)
      #expect(abs(Double(red) - exact) <= 0.5)
    }
  }

  @Test func `the color is constant before the first stop and after the last one`() {
    let reds = Self.reds(Self.stops((0.25, Self.white), (0.5, Self.black)))
    #expect(reds[..<(Ramp.count / 4)].allSatisfy { $0 == 255 })
    #expect(reds[(Ramp.count / 2)...].allSatisfy { $0 == 0 })
  }

  @Test func `equal locations make a hard step`() {
    let reds = Self.reds(Self.stops((0, Self.black), (0.5, Self.black), (0.5, Self.white), (1, Self.white)))
    #expect(reds.filter { $0 == 0 }.count == Ramp.count / 2)
    #expect(reds.filter { $0 == 255 }.count == Ramp.count / 2)
  }

  @Test func `a location that decreases or is NaN counts as the previous one`() {
    let orderly = Self.reds(Self.stops((0, Self.black), (0.5, Self.white), (0.5, Self.black)))
    #expect(Self.reds(Self.stops((0, Self.black), (0.5, Self.white), (0.2, Self.black))) == orderly)
    #expect(Self.reds(Self.stops((0, Self.black), (0.5, Self.white), (.nan, Self.black))) == orderly)
  }

  @Test func `a ramp without stops is transparent, and extreme stops are harmless`() {
    #expect(Ramp(stops: []).pixels.allSatisfy { $0 == 0 })
    #expect(Self.reds(Self.stops((0.7, Self.white))).allSatisfy { $0 == 255 })
    #expect(Self.reds(Self.stops((-.infinity, Self.black), (.infinity, Self.white))).count == Ramp.count)
    #expect(Self.reds(Self.stops((.nan, Self.black), (.nan, Self.white))).count == Ramp.count)
    let outside = Self.reds(Self.stops((-1, Self.black), (3, Self.white)))
    #expect(abs(outside[Ramp.count / 2] - 255 * 3 / 8) <= 1)
  }

  @Test func `below 0 and above 1 a ramp has the exact colors of its ends`() {
    let stops = Self.stops((0, Self.black), (0.001, Self.white), (0.999, Self.white), (1, Self.black))
    let pixels = Ramp(stops: stops).pixels
    #expect(pixels.count == Ramp.count + 2)
    #expect(pixels.first == 0xff00_0000)
    #expect(pixels.last == 0xff00_0000)
    #expect(pixels[Ramp.count] != pixels.last)
  }

  @Test func `colors are mixed without premultiplication`() {
    let ramp = Ramp(stops: Self.stops((0, Self.white.withAlpha(multipliedBy: 0)), (1, Self.black)))
    let middle = ramp.pixels[1 + Ramp.count / 2]
    #expect(PixelTests.components(middle) == [64, 64, 64, 128])
  }
}
