import CoreGraphics
import Raster
import Testing

@Suite struct CGContextTests {
  static let info = CGImageAlphaInfo.premultipliedLast.rawValue

  static func context(
    data: UnsafeMutableRawPointer? = nil, width: Int = 4, height: Int = 3, bits: Int = 8,
    bytesPerRow: Int = 0,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32 = info
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bits, bytesPerRow: bytesPerRow,
      space: space,
      bitmapInfo: info)
  }

  @Test func `a context describes its pixel format`() throws {
    let context = try #require(Self.context(bytesPerRow: 32))
    #expect((context.width, context.height, context.bytesPerRow) == (4, 3, 32))
    #expect((context.bitsPerComponent, context.bitsPerPixel) == (8, 32))
    #expect(context.alphaInfo == .premultipliedLast)
    #expect(context.colorSpace == CGColorSpaceCreateDeviceRGB())
    #expect(context.ctm.isIdentity)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 4, height: 3))
    #expect(Self.context()?.bytesPerRow == 16)
    #expect(Self.context(info: Self.info | CGBitmapInfo.byteOrder32Big.rawValue) != nil)
  }

  @Test func `an unsupported pixel format yields no context`() {
    #expect(Self.context(bits: 16) == nil)
    #expect(Self.context(bytesPerRow: 15) == nil)
    #expect(Self.context(bytesPerRow: 18) == nil)
    #expect(Self.context(bytesPerRow: -16) == nil)
    #expect(Self.context(space: CGColorSpaceCreateDeviceCMYK()) == nil)
    #expect(Self.context(space: CGColorSpaceCreateDeviceGray()) == nil)
    for alpha in [CGImageAlphaInfo.none, .last, .first] {
      #expect(Self.context(info: alpha.rawValue) == nil)
    }
    #expect(Self.context(info: Self.info | CGBitmapInfo.byteOrder16Little.rawValue) == nil)
    #expect(Self.context(info: Self.info | CGBitmapInfo.floatComponents.rawValue) == nil)
    #expect(Self.context(info: .max) == nil)
  }

  @Test func `an empty or excessive size yields no context`() {
    for (width, height) in [
      (0, 1), (1, 0), (-1, 1), (1, -1), (.max, 1), (1, .max), (.max, .max), (1 << 20, 1 << 20),
    ] {
      #expect(Self.context(width: width, height: height) == nil)
    }
    #expect(Self.context(bytesPerRow: .max) == nil)
    #expect(Self.context(bytesPerRow: .max - 3) == nil)
    #expect(Self.context(width: .min, height: .min, bytesPerRow: .min) == nil)
  }

  @Test func `a context draws on the existing contents of the caller's memory`() throws {
    var bytes = [UInt32](repeating: 0xff00_00ff, count: 8)
    try bytes.withUnsafeMutableBytes { memory in
      let context = try #require(
        Self.context(data: memory.baseAddress, width: 1, height: 2, bytesPerRow: 16))
      #expect(context.data == memory.baseAddress)
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      #expect(Self.context(data: memory.baseAddress.map { $0 + 1 }, width: 1, height: 1) == nil)
    }
    #expect(bytes[0] == 0xff00_00ff)
    #expect(bytes[4] == 0xffff_0000)
    #expect(bytes[5] == 0xff00_00ff)
  }

  @Test func `an image of a context is a snapshot`() throws {
    let scene = try PixelScene(2, 1)
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(scene.context.makeImage())
    scene.context.clear(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(try CGImageTests.bytes(image) == [0, 0, 0, 255, 0, 0, 0, 0])
    #expect(scene.picture == [".."])
  }

  @Test func `the origin is the lower-left corner`() throws {
    let scene = try PixelScene(4, 3)
    scene.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(scene.picture == ["....", "....", "##.."])
  }

  @Test func `new transforms apply before the current matrix`() throws {
    let scene = try PixelScene(6, 4)
    scene.context.translateBy(x: 2, y: 1)
    scene.context.scaleBy(x: 2, y: 1)
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.context.ctm == CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 2, ty: 1))
    #expect(scene.picture == ["......", "......", "..##..", "......"])
    #expect(scene.context.convertToUserSpace(CGPoint(x: 4, y: 1)) == CGPoint(x: 1, y: 0))
    #expect(scene.context.convertToDeviceSpace(CGRect(x: 1, y: 1, width: 1, height: 1)).minX == 4)
    scene.context.concatenate(scene.context.ctm.inverted())
    #expect(scene.context.ctm.isIdentity)
    scene.context.rotate(by: .pi / 2)
    #expect(scene.context.ctm.b == 1)
  }

  @Test func `restoring a graphics state restores all of its parameters`() throws {
    let scene = try PixelScene(4, 1)
    let context = scene.context
    context.saveGState()
    context.translateBy(x: 1, y: 0)
    context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
    context.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 0, y: 0, width: 9, height: 1))
    context.restoreGState()
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(scene.picture == [".##."])
    #expect(scene.pixel(1, 0) == [255, 0, 0, 255])
    #expect(scene.pixel(2, 0) == [0, 0, 0, 255])
    context.restoreGState()
    #expect(context.ctm.isIdentity)
  }

  @Test func `a transparency layer preserves the graphics states saved before it`() throws {
    let context = try PixelScene(4, 1).context
    context.saveGState()
    context.setAlpha(0.5)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.translateBy(x: 1, y: 0)
    context.restoreGState()
    #expect(context.ctm.tx == 1)
    context.endTransparencyLayer()
    #expect(context.ctm.isIdentity && context.opacity == 0.5)
    context.restoreGState()
    #expect(context.opacity == 1)
  }
}
