import CoreGraphics
import Raster
import Testing

@Suite struct CGImageTests {
  /// An image of bytes in one row unless said otherwise.
  static func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, bitsPerPixel: Int = 32, bytesPerRow: Int? = nil,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ alpha: CGImageAlphaInfo,
    order: CGBitmapInfo = [], decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: 8, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow ?? width * bitsPerPixel / 8, space: space,
      bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)), provider: provider, decode: decode,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  /// The image's bytes, premultiplied RGBA.
  static func bytes(_ image: CGImage?) throws -> [UInt8] {
    let data = try #require(image?.dataProvider?.data)
    return Array(Data(referencing: data))
  }

  @Test(
    arguments: [
      ([10, 20, 30, 128], .premultipliedLast, []), ([128, 10, 20, 30], .premultipliedFirst, []),
      ([30, 20, 10, 128], .premultipliedFirst, .byteOrder32Little),
      ([128, 30, 20, 10], .premultipliedLast, .byteOrder32Little),
      ([10, 20, 30, 128], .premultipliedLast, .byteOrder32Big), ([20, 40, 60, 128], .last, []),
      ([128, 20, 40, 60], .first, []),
    ] as [([UInt8], CGImageAlphaInfo, CGBitmapInfo)])
  func `every layout with alpha becomes premultiplied RGBA`(
    pixel: [UInt8], alpha: CGImageAlphaInfo, order: CGBitmapInfo
  ) throws {
    let image = Self.image(pixel, width: 1, alpha, order: order)
    #expect(try Self.bytes(image) == [10, 20, 30, 128])
    #expect(image?.alphaInfo == .premultipliedLast)
  }

  @Test(
    arguments: [
      ([10, 20, 30, 7], 32, .noneSkipLast, []), ([7, 10, 20, 30], 32, .noneSkipFirst, []),
      ([30, 20, 10, 7], 32, .noneSkipFirst, .byteOrder32Little), ([10, 20, 30], 24, .none, []),
    ] as [([UInt8], Int, CGImageAlphaInfo, CGBitmapInfo)])
  func `every layout without alpha becomes opaque`(
    pixel: [UInt8], bits: Int, alpha: CGImageAlphaInfo, order: CGBitmapInfo
  ) throws {
    let image = Self.image(pixel, width: 1, bitsPerPixel: bits, alpha, order: order)
    #expect(try Self.bytes(image) == [10, 20, 30, 255])
    #expect(image?.alphaInfo == .noneSkipLast)
  }

  @Test func `gray becomes equal red, green and blue`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let plain = Self.image([0, 99, 255], width: 3, bitsPerPixel: 8, space: gray, .none)
    #expect(try Self.bytes(plain) == [0, 0, 0, 255, 99, 99, 99, 255, 255, 255, 255, 255])
    let withAlpha = Self.image([200, 51], width: 1, bitsPerPixel: 16, space: gray, .last)
    #expect(try Self.bytes(withAlpha) == [40, 40, 40, 51])
  }

  @Test func `rows may be longer than their pixels`() throws {
    let image = Self.image(
      [1, 2, 3, 255, 0, 0, 4, 5, 6, 255], width: 1, height: 2, bytesPerRow: 6, .premultipliedLast)
    #expect(try Self.bytes(image) == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(image?.bytesPerRow == 4)
  }

  @Test func `colors of another space are converted`() throws {
    let generic = try #require(CGColorSpace(name: CGColorSpace.genericRGB))
    let opaque = Self.image([255, 0, 0, 255, 0, 0, 255, 255], width: 2, space: generic, .last)
    #expect(try Self.bytes(opaque) == [255, 38, 0, 255, 4, 51, 255, 255])
    let half = Self.image([128, 0, 0, 128], width: 1, space: generic, .premultipliedLast)
    #expect(try Self.bytes(half) == [128, 19, 0, 128])
  }

  @Test func `a premultiplied component above its alpha counts as alpha`() throws {
    let image = Self.image([255, 10, 0, 100], width: 1, .premultipliedLast)
    #expect(try Self.bytes(image) == [100, 10, 0, 100])
  }

  @Test func `decode values turn a component round`() throws {
    let image = Self.image([10, 20, 30, 255], width: 1, .last, decode: [1, 0, 0, 1, 0, 0])
    #expect(try Self.bytes(image) == [245, 20, 0, 255])
  }

  @Test func `what isn't known makes no image`() {
    let bytes = [UInt8](repeating: 0, count: 64)
    #expect(Self.image(bytes, width: 0, .last) == nil)
    #expect(Self.image(bytes, width: -1, .last) == nil)
    #expect(Self.image(bytes, width: 4, height: 5, .last) == nil)
    #expect(Self.image(bytes, width: 4, bytesPerRow: 15, .last) == nil)
    #expect(Self.image(bytes, width: 4, bytesPerRow: -16, .last) == nil)
    #expect(Self.image(bytes, width: .max, height: .max, bytesPerRow: .max, .last) == nil)
    #expect(Self.image(bytes, width: .max / 4, height: 2, bytesPerRow: .max, .last) == nil)
    #expect(Self.image(bytes, width: 1, bitsPerPixel: 64, .last) == nil)
    #expect(Self.image(bytes, width: 1, bitsPerPixel: 24, .last) == nil)
    #expect(Self.image(bytes, width: 1, .alphaOnly) == nil)
    #expect(Self.image(bytes, width: 1, .last, order: .floatComponents) == nil)
    #expect(Self.image(bytes, width: 1, .last, order: .byteOrder16Big) == nil)
    #expect(Self.image(bytes, width: 1, space: CGColorSpaceCreateDeviceCMYK(), .none) == nil)
  }

  @Test func `an image says how it holds its pixels`() throws {
    let image = try #require(Self.image([1, 2, 3, 255, 4, 5, 6, 255], width: 2, .premultipliedLast))
    #expect((image.width, image.height) == (2, 1))
    #expect((image.bitsPerComponent, image.bitsPerPixel, image.bytesPerRow) == (8, 32, 8))
    #expect(image.colorSpace?.name as String? == CGColorSpace.sRGB as String)
    #expect(image.bitmapInfo == CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(image.shouldInterpolate)
    #expect(!image.isMask)
  }

  @Test func `cropping keeps the pixels that a rectangle touches`() throws {
    let image = try #require(
      Self.image((0..<48).map { $0 % 4 == 3 ? 255 : UInt8($0) }, width: 4, height: 3, .premultipliedLast))
    let part = image.cropping(to: CGRect(x: 1, y: 1, width: 1.5, height: 1))
    #expect(part?.width == 2)
    #expect(part?.height == 1)
    #expect(try Self.bytes(part) == [20, 21, 22, 255, 24, 25, 26, 255])
    #expect(image.cropping(to: CGRect(x: -5, y: -5, width: 100, height: 100))?.width == 4)
    #expect(image.cropping(to: CGRect(x: 4, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .null) == nil)
    #expect(image.cropping(to: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
    #expect(image.cropping(to: .infinite)?.height == 3)
  }

  @Test func `an image equals itself alone`() throws {
    let image = try #require(Self.image([1, 2, 3, 255], width: 1, .last))
    #expect(image == image)
    #expect(image.copy() != image)
    #expect(try Self.bytes(image.copy()) == [1, 2, 3, 255])
    #expect(CFGetTypeID(image) == CGImage.typeID)
  }

  @Test func `an image mask lets paint through where bytes are 0`() throws {
    let provider = try #require(CGDataProvider(data: Data([0, 100, 255]) as CFData))
    func mask(_ decode: [CGFloat]?) -> CGImage? {
      CGImage(
        maskWidth: 3, height: 1, bitsPerComponent: 8, bitsPerPixel: 8, bytesPerRow: 3, provider: provider,
        decode: decode, shouldInterpolate: false)
    }
    let plain = try #require(mask(nil))
    #expect(plain.bitmap.pixels == [0xff00_0000, 0x9b00_0000, 0])
    #expect(plain.isMask && plain.colorSpace == nil && plain.bitsPerPixel == 8)
    #expect(try Self.bytes(plain) == [0, 100, 255])
    #expect(mask([1, 0])?.bitmap.pixels == [0, 0x6400_0000, 0xff00_0000])
  }

  @Test func `a provider reads a file or is nil`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bytes")
    try Data([1, 2, 3]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let provider = CGDataProvider(url: url as CFURL)
    #expect(provider?.data.map { Data(referencing: $0) } == Data([1, 2, 3]))
    #expect(CGDataProvider(url: url.appendingPathComponent("none") as CFURL) == nil)
  }
}
