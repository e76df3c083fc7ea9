import CoreGraphics
import Raster
import TestSupport
import Testing

/// Contexts with other pixel formats than RGBA in sRGB.
@Suite struct CGContextLayoutTests {
  struct Layout: CustomTestStringConvertible {
    var alpha: CGImageAlphaInfo
    var order: CGBitmapInfo = []
    var space = CGColorSpaceCreateDeviceRGB()
    /// The bytes of the color (51, 102, 204) on transparent pixels: half opaque, then opaque.
    var half: [UInt8]
    var opaque: [UInt8]

    var testDescription: String { "\(space) \(alpha) \(order.rawValue)" }

    func context(_ width: Int, _ height: Int, data: UnsafeMutableRawPointer? = nil) throws -> CGContext {
      try #require(
        CGContext(
          data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: space,
          bitmapInfo: order.rawValue | alpha.rawValue))
    }
  }

  static let layouts = [
    Layout(alpha: .premultipliedLast, half: [26, 51, 102, 128], opaque: [51, 102, 204, 255]),
    Layout(alpha: .premultipliedFirst, half: [128, 26, 51, 102], opaque: [255, 51, 102, 204]),
    Layout(
      alpha: .premultipliedFirst, order: .byteOrder32Little, half: [102, 51, 26, 128],
      opaque: [204, 102, 51, 255]),
    Layout(
      alpha: .premultipliedLast, order: .byteOrder32Little, half: [128, 102, 51, 26],
      opaque: [255, 204, 102, 51]),
    Layout(
      alpha: .premultipliedFirst, order: .byteOrder32Big, half: [128, 26, 51, 102],
      opaque: [255, 51, 102, 204]),
    // The unused byte is left unchanged.
    Layout(alpha: .noneSkipLast, half: [26, 51, 102, 0], opaque: [51, 102, 204, 0]),
    Layout(alpha: .noneSkipFirst, half: [0, 26, 51, 102], opaque: [0, 51, 102, 204]),
    Layout(
      alpha: .noneSkipFirst, order: .byteOrder32Little, half: [102, 51, 26, 0], opaque: [204, 102, 51, 0]),
    // The luminance 0.2126·light(51) + 0.7152·light(102) + 0.0722·light(204) is 0.14566, encoded 106.53/255. Half over
    // black it is that of (26, 51, 102): 0.03547, encoded 52.89/255.
    Layout(alpha: .none, space: CGColorSpaceCreateDeviceGray(), half: [53], opaque: [107]),
    Layout(alpha: .alphaOnly, space: CGColorSpaceCreateDeviceGray(), half: [128], opaque: [255]),
    Layout(alpha: .alphaOnly, half: [128], opaque: [255]),
  ]

  private static func bytes(_ context: CGContext) -> [UInt8] {
    let bytes = UnsafeRawBufferPointer(start: context.data, count: context.bytesPerRow * context.height)
    return Array(bytes)
  }

  private static func fill(_ context: CGContext, _ rect: CGRect, alpha: CGFloat) {
    context.setFillColor(CGColor(srgbRed: 0.2, green: 0.4, blue: 0.8, alpha: alpha))
    context.fill(rect)
  }

  @Test(arguments: layouts)
  func `a color's bytes are stored in the context's pixel format`(_ layout: Layout) throws {
    let context = try layout.context(3, 1)
    Self.fill(context, CGRect(x: 0, y: 0, width: 1, height: 1), alpha: 128.0 / 255)
    Self.fill(context, CGRect(x: 1, y: 0, width: 1, height: 1), alpha: 1)
    let untouched = [UInt8](repeating: 0, count: layout.half.count)
    #expect(Self.bytes(context) == layout.half + layout.opaque + untouched)
    #expect((context.alphaInfo, context.bitsPerPixel) == (layout.alpha, 8 * layout.half.count))
    #expect(context.bytesPerRow == 3 * layout.half.count)
  }

  /// The pixel format changes only the order of the bytes.
  @Test(arguments: layouts.filter { $0.alpha == .premultipliedFirst || $0.alpha == .premultipliedLast })
  func `every drawing looks the same in every pixel format of sRGB`(_ layout: Layout) throws {
    let expected = try Self.scene(Self.layouts[0])
    #expect(try Self.scene(layout) == expected)
  }

  private static func scene(_ layout: Layout) throws -> Bitmap {
    let context = try layout.context(24, 20)
    let whole = CGRect(x: 0, y: 0, width: 24, height: 20)
    let gradient = try #require(
      CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(),
        colors: [CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), CGColor.clear] as CFArray, locations: nil))
    context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: 24, y: 20), options: [])
    context.drawRadialGradient(
      gradient, startCenter: CGPoint(x: 9, y: 9), startRadius: 1, endCenter: CGPoint(x: 12, y: 9),
      endRadius: 8, options: [])
    context.setShadow(offset: CGSize(width: 1.5, height: -2), blur: 3)
    fill(context, CGRect(x: 3.5, y: 4, width: 6, height: 6), alpha: 0.7)
    context.clip(to: whole.insetBy(dx: 1.25, dy: 1))
    context.setBlendMode(.luminosity)
    context.setLineWidth(3)
    context.setStrokeColor(red: 0, green: 1, blue: 0.3, alpha: 1)
    context.strokeEllipse(in: whole.insetBy(dx: 4, dy: 4))
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    fill(context, CGRect(x: 12, y: 2, width: 9, height: 9), alpha: 0.5)
    context.endTransparencyLayer()
    if let image = context.makeImage() { context.draw(image, in: CGRect(x: 14, y: 10, width: 7, height: 6)) }
    context.clear(CGRect(x: 0, y: 0, width: 2.5, height: 9))
    return try #require(context.makeImage()).bitmap
  }

  @Test func `pixels without alpha are initially black, and stay opaque`() throws {
    let context = try Self.layouts[5].context(1, 1)
    #expect(try #require(context.makeImage()).bitmap.pixels == [0xff00_0000])
    #expect(context.makeImage()?.alphaInfo == .noneSkipLast)
    Self.fill(context, CGRect(x: 0, y: 0, width: 1, height: 1), alpha: 1)
    context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Self.bytes(context) == [0, 0, 0, 0])
  }

  @Test func `a gray context composites gray values directly`() throws {
    let context = try Self.layouts[8].context(2, 1)
    context.setFillColor(gray: 0.6, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 1.5, height: 1))
    #expect(Self.bytes(context) == [153, 77])
    context.setFillColor(gray: 1, alpha: 0.5)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(Self.bytes(context) == [204, 77])
  }

  @Test func `a color in the context's own space keeps its components, within 1.5 of 255`() throws {
    let names = [CGColorSpace.displayP3, CGColorSpace.genericRGB, CGColorSpace.adobeRGB1998]
    for name in names {
      let space = try #require(CGColorSpace(name: name))
      let context = try Layout(alpha: .premultipliedLast, space: space, half: [], opaque: []).context(1, 1)
      let color = try #require(CGColor(colorSpace: space, components: [0.5, 0.4, 0.45, 1]))
      context.setFillColor(color)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      for (byte, exact) in zip(Self.bytes(context), [127.5, 102, 114.75, 255]) {
        #expect(isClose(Double(byte), exact, within: 1.5), "\(name)")
      }
      let image = try #require(context.makeImage())
      let red = Double(image.bitmap.pixels[0] & 0xff)
      #expect(isClose(red, 255 * color.sRGB.red, within: 1.5))
    }
  }

  @Test func `pixels that aren't drawn to keep their bytes`() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let layout = Layout(alpha: .premultipliedLast, space: space, half: [], opaque: [])
    // Pure green in Display P3 is outside the gamut of sRGB.
    var bytes: [UInt8] = [0, 255, 0, 255, 0, 255, 0, 255]
    try bytes.withUnsafeMutableBytes { memory in
      let context = try layout.context(2, 1, data: memory.baseAddress)
      context.setFillColor(gray: 0, alpha: 1)
      context.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      context.addRect(CGRect(x: 1.5, y: 0, width: 0, height: 1))
      context.fillPath()
    }
    #expect(bytes == [0, 0, 0, 255, 0, 255, 0, 255])
  }

  @Test func `an image with only alpha can be used as a clip mask`() throws {
    let context = try Self.layouts[9].context(2, 1)
    Self.fill(context, CGRect(x: 0, y: 0, width: 1, height: 1), alpha: 128.0 / 255)
    let scene = try PixelScene(2, 1)
    scene.context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 1), mask: try #require(context.makeImage()))
    scene.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(scene.alphas == [[128, 0]])
  }
}
