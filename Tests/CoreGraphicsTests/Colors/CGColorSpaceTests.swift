import CoreGraphics
import Testing

@Suite struct CGColorSpaceTests {
  @Test func `an unknown name yields no color space`() {
    #expect(CGColorSpace(name: "kCGColorSpaceOfMyOwn" as CFString) == nil)
    #expect(CGColorSpace(name: "" as CFString) == nil)
  }

  @Test func `color spaces with the same name are equal`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    #expect(space == CGColorSpace(name: CGColorSpace.displayP3))
    #expect(space != CGColorSpaceCreateDeviceRGB())
    #expect(CGColorSpaceCreateDeviceRGB() == CGColorSpaceCreateDeviceRGB())
    #expect(space.name as String? == "kCGColorSpaceDisplayP3")
  }

  @Test func `the color model determines the number of components`() throws {
    #expect(CGColorSpaceCreateDeviceGray().model == .monochrome)
    #expect(CGColorSpaceCreateDeviceGray().numberOfComponents == 1)
    #expect(CGColorSpaceCreateDeviceRGB().model == .rgb)
    #expect(CGColorSpaceCreateDeviceRGB().numberOfComponents == 3)
    #expect(CGColorSpaceCreateDeviceCMYK().model == .cmyk)
    #expect(CGColorSpaceCreateDeviceCMYK().numberOfComponents == 4)
  }
}
