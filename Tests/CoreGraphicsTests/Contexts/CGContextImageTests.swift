import CoreGraphics
import Testing

@Suite struct CGContextImageTests {
  /// An image of four pixels: red and green above blue and white.
  static func square() throws -> CGImage {
    try #require(
      CGImageTests.image(
        [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255], width: 2, height: 2, .last))
  }

  @Test func `an image is upright in a context whose y axis points up`() throws {
    let scene = try PixelScene(3, 3)
    scene.context.draw(try Self.square(), in: CGRect(x: 1, y: 0, width: 2, height: 2))
    #expect(scene.picture == ["...", ".##", ".##"])
    #expect(scene.pixel(1, 1) == [255, 0, 0, 255])
    #expect(scene.pixel(2, 1) == [0, 255, 0, 255])
    #expect(scene.pixel(1, 2) == [0, 0, 255, 255])
  }

  @Test func `without interpolation, the nearest pixel is drawn`() throws {
    let scene = try PixelScene(4, 4)
    scene.context.interpolationQuality = .none
    scene.context.draw(try Self.square(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(scene.pixel(1, 1) == [255, 0, 0, 255])
    #expect(scene.pixel(2, 1) == [0, 255, 0, 255])
    scene.context.interpolationQuality = .high
    scene.context.draw(try Self.square(), in: CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(scene.pixel(1, 0) != [255, 0, 0, 255])
  }

  @Test func `alpha and the clip affect images`() throws {
    let scene = try PixelScene(2, 2)
    scene.context.setAlpha(0.2)
    scene.context.clip(to: CGRect(x: 0, y: 1, width: 1, height: 1))
    scene.context.draw(try Self.square(), in: CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(scene.pixel(0, 0) == [51, 0, 0, 51])
    #expect(scene.picture == ["+.", ".."])
  }

  @Test func `the fill color is painted through an image mask`() throws {
    let bytes = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: bytes,
        decode: nil, shouldInterpolate: false))
    let scene = try PixelScene(2, 1)
    scene.context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    scene.context.draw(mask, in: CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(scene.pixel(0, 0) == [255, 0, 0, 255])
    #expect(scene.pixel(1, 0) == [0, 0, 0, 0])
  }

  @Test func `tiles start at the rectangle and cover the clip`() throws {
    let scene = try PixelScene(5, 3)
    scene.context.draw(try Self.square(), in: CGRect(x: 1, y: 1, width: 2, height: 2), byTiling: true)
    #expect(scene.paintedCount == 15)
    #expect(scene.pixel(1, 0) == [255, 0, 0, 255])
    #expect(scene.pixel(3, 0) == [255, 0, 0, 255])
    #expect(scene.pixel(0, 0) == [0, 255, 0, 255])
    #expect(scene.pixel(1, 2) == [255, 0, 0, 255])
  }

  @Test(arguments: [
    CGRect.null, .infinite, .zero, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1),
    CGRect(x: 0, y: 0, width: 1e-300, height: 1),
  ])
  func `images and masks in invalid rectangles draw nothing`(_ rect: CGRect) throws {
    let scene = try PixelScene(2, 2)
    let image = try Self.square()
    scene.context.draw(image, in: rect)
    scene.context.draw(image, in: rect, byTiling: true)
    #expect(scene.paintedCount == 0)
    scene.context.clip(to: rect, mask: image)
    scene.context.fill(.infinite)
    #expect(scene.paintedCount == 0)
  }
}
