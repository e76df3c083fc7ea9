import CoreGraphics
import Testing

@Suite struct CGContextClipTests {
  @Test func `clips restrict later drawing and are intersected`() throws {
    let scene = try PixelScene(6, 1)
    scene.context.clip(to: CGRect(x: 1, y: 0, width: 4, height: 1))
    scene.context.clip(to: CGRect(x: 0, y: 0, width: 3, height: 1))
    scene.context.fill(.infinite)
    #expect(scene.picture == [".##..."])
    #expect(scene.context.boundingBoxOfClipPath == CGRect(x: 1, y: 0, width: 2, height: 1))
    scene.context.resetClip()
    scene.context.fill(CGRect(x: 5, y: 0, width: 1, height: 1))
    #expect(scene.picture == [".##..#"])
  }

  @Test func `a clip is antialiased, and coverages are multiplied`() throws {
    let scene = try PixelScene(2, 1)
    scene.context.clip(to: CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
    scene.context.clip(to: CGRect(x: 0.5, y: 0, width: 1.5, height: 1))
    scene.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    // Half a pixel has a coverage of 128, and 128 · 128 / 255 is 64.
    #expect(scene.alphas == [[64, 255]])
  }

  @Test func `a path clips by either fill rule and is then cleared`() throws {
    let scene = try PixelScene(3, 3)
    scene.context.addRect(CGRect(x: 0, y: 0, width: 3, height: 3))
    scene.context.addRect(CGRect(x: 1, y: 1, width: 1, height: 1))
    scene.context.clip(using: .evenOdd)
    #expect(scene.context.isPathEmpty)
    scene.context.fill(.infinite)
    #expect(scene.picture == ["###", "#.#", "###"])
  }

  @Test func `several rectangles clip to their union`() throws {
    let scene = try PixelScene(5, 1)
    scene.context.clip(to: [CGRect(x: 0, y: 0, width: 1, height: 1), CGRect(x: 3, y: 0, width: 1, height: 1)])
    scene.context.fill(.infinite)
    #expect(scene.picture == ["#..#."])
  }

  @Test func `clips to disjoint rectangles leave nothing`() throws {
    let scene = try PixelScene(4, 1)
    scene.context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    scene.context.clip(to: CGRect(x: 2, y: 0, width: 1, height: 1))
    scene.context.fill(.infinite)
    #expect(scene.paintedCount == 0)
    #expect(scene.context.boundingBoxOfClipPath.isNull)
    scene.context.setShadow(offset: .zero, blur: 2, color: .black)
    scene.context.fill(.infinite)
    scene.context.beginTransparencyLayer(auxiliaryInfo: nil)
    scene.context.endTransparencyLayer()
    #expect(scene.paintedCount == 0)
  }

  @Test func `an image mask clips inversely, an opaque image by luminance, and others by alpha`()
    throws
  {
    let bytes = try #require(CGDataProvider(data: Data([0, 255]) as CFData))
    let mask = try #require(
      CGImage(
        maskWidth: 2, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 2, provider: bytes,
        decode: nil, shouldInterpolate: false))
    let gray = try #require(
      CGImageTests.image([0, 255], width: 2, bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), .none))
    let alpha = try #require(
      CGImageTests.image([9, 9, 9, 255, 0, 0, 0, 0], width: 2, .premultipliedLast))
    for (image, expected) in [(mask, "#..."), (gray, ".#.."), (alpha, "#...")] {
      let scene = try PixelScene(4, 1)
      scene.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: image)
      scene.context.fill(.infinite)
      #expect(scene.picture == [expected])
    }
  }

  @Test func `an image is masked by another image that is stretched over it`() throws {
    let picture = try #require(
      CGImageTests.image(
        [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255], width: 4, .last))
    let mask = try #require(
      CGImageTests.image([255], width: 1, bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), .none))
    #expect(try CGImageTests.bytes(picture.masking(mask)) == CGImageTests.bytes(picture))
    let half = try #require(
      CGImageTests.image(
        [255, 128, 0, 51], width: 4, bitsPerPixel: 8, space: CGColorSpaceCreateDeviceGray(), .none))
    #expect(
      try CGImageTests.bytes(picture.masking(half)) == [
        255, 0, 0, 255, 0, 128, 0, 128, 0, 0, 0, 0, 51, 51, 51, 51,
      ])
  }
}
