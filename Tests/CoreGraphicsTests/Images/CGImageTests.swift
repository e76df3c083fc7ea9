import CoreGraphics
import Raster
import Testing

@Suite struct CGImageTests {
  /// Returns an image of the given bytes, by default in one row.
  static func image(
    _ bytes: [UInt8], width: Int, height: Int = 1, bits: Int = 8, bitsPerPixel: Int = 32,
    bytesPerRow: Int? = nil,
    space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), _ alpha: CGImageAlphaInfo,
    order: CGBitmapInfo = [], decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: Data(bytes) as CFData) else { return nil }
    return CGImage(
      width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bitsPerPixel,
      bytesPerRow: bytesPerRow ?? (width * bitsPerPixel + 7) / 8, space: space,
      bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)), provider: provider, decode: decode,
      shouldInterpolate: true, intent: .defaultIntent)
  }

  /// Returns the image's bytes as premultiplied RGBA.
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
  func `every pixel format with alpha is converted to premultiplied RGBA`(
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
  func `every pixel format without alpha is converted to opaque RGBA`(
    pixel: [UInt8], bits: Int, alpha: CGImageAlphaInfo, order: CGBitmapInfo
  ) throws {
    let image = Self.image(pixel, width: 1, bitsPerPixel: bits, alpha, order: order)
    #expect(try Self.bytes(image) == [10, 20, 30, 255])
    #expect(image?.alphaInfo == .noneSkipLast)
  }

  @Test func `gray is converted to equal red, green and blue`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let plain = Self.image([0, 99, 255], width: 3, bitsPerPixel: 8, space: gray, .none)
    #expect(try Self.bytes(plain) == [0, 0, 0, 255, 99, 99, 99, 255, 255, 255, 255, 255])
    let withAlpha = Self.image([200, 51], width: 1, bitsPerPixel: 16, space: gray, .last)
    #expect(try Self.bytes(withAlpha) == [40, 40, 40, 51])
  }

  @Test func `components with 16 bits are rounded to 8 bits`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let words: [UInt8] = [0, 0, 0, 128, 0, 129, 0x7f, 0xff, 0xff, 0x7e, 0xff, 0xff]
    let big = Self.image(words, width: 6, bits: 16, bitsPerPixel: 16, space: gray, .none)
    // 128/257 is less than a half and 129/257 is more. 32767/257 is 127.5 less 1/514.
    let expected: [UInt8] = [0, 0, 1, 127, 254, 255]
    #expect(try #require(big).bitmap.pixels.map { UInt8($0 & 255) } == expected)
    let swapped = stride(from: 0, to: 12, by: 2).flatMap { [words[$0 + 1], words[$0]] }
    let little = Self.image(
      swapped, width: 6, bits: 16, bitsPerPixel: 16, space: gray, .none, order: .byteOrder16Little)
    #expect(little?.bitmap == big?.bitmap)
    let color = Self.image(
      [0x80, 0x80, 10, 10, 20, 20, 30, 30], width: 1, bits: 16, bitsPerPixel: 64, .premultipliedFirst)
    #expect(try Self.bytes(color) == [10, 20, 30, 128])
  }

  @Test func `gray values with fewer than 8 bits are packed from the highest bits on`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    for (bits, bytes, expected) in [
      (1, [0b1010_0000, 0, 0b0000_0001, 0b1000_0000], [255, 0, 255, 0, 0, 0, 0, 0, 0]),
      (2, [0b0001_1011, 0b1100_0000, 0b1000_0000], [0, 85, 170, 255, 255, 0, 0, 0, 170]),
      (4, [0x0f, 0x3c, 0, 0, 0x10], [0, 255, 51, 204, 0, 0, 0, 0, 17]),
    ] as [(Int, [UInt8], [UInt32])] {
      let image = Self.image(bytes, width: 9, bits: bits, bitsPerPixel: bits, space: gray, .none)
      #expect(try #require(image).bitmap.pixels.map { $0 & 255 } == expected, "\(bits)")
      #expect(
        Self.image([0], width: 9, bits: bits, bitsPerPixel: bits, bytesPerRow: 1, space: gray, .none) == nil)
    }
  }

  @Test func `CMYK inks subtract light`() throws {
    let image = Self.image(
      [0, 0, 0, 0, 255, 0, 51, 0, 0, 102, 0, 51], width: 3, space: CGColorSpaceCreateDeviceCMYK(), .none)
    #expect(
      try Self.bytes(image) == [255, 255, 255, 255, 0, 255, 204, 255, 204, 122, 204, 255])
  }

  @Test func `an image with only alpha is black`() throws {
    let image = Self.image([0, 128, 255], width: 3, bitsPerPixel: 8, .alphaOnly)
    #expect(try Self.bytes(image) == [0, 0, 0, 0, 0, 0, 0, 128, 0, 0, 0, 255])
  }

  @Test func `a mask with one bit per pixel lets paint through where a bit is 0`() throws {
    let provider = try #require(CGDataProvider(data: Data([0b0100_0000]) as CFData))
    let mask = CGImage(
      maskWidth: 3, height: 1, bitsPerComponent: 1, bitsPerPixel: 1, bytesPerRow: 1, provider: provider,
      decode: nil, shouldInterpolate: false)
    #expect(try #require(mask).bitmap.pixels.map { $0 >> 24 } == [255, 0, 255])
  }

  @Test func `rows can have padding`() throws {
    let image = Self.image(
      [1, 2, 3, 255, 0, 0, 4, 5, 6, 255], width: 1, height: 2, bytesPerRow: 6, .premultipliedLast)
    #expect(try Self.bytes(image) == [1, 2, 3, 255, 4, 5, 6, 255])
    #expect(image?.bytesPerRow == 4)
  }

  @Test func `colors in other color spaces are converted to sRGB`() throws {
    let generic = try #require(CGColorSpace(name: CGColorSpace.genericRGB))
    let opaque = Self.image([255, 0, 0, 255, 0, 0, 255, 255], width: 2, space: generic, .last)
    #expect(try Self.bytes(opaque) == [255, 38, 0, 255, 4, 51, 255, 255])
    let half = Self.image([128, 0, 0, 128], width: 1, space: generic, .premultipliedLast)
    #expect(try Self.bytes(half) == [128, 19, 0, 128])
  }

  @Test func `a premultiplied component is limited to its alpha`() throws {
    let image = Self.image([255, 10, 0, 100], width: 1, .premultipliedLast)
    #expect(try Self.bytes(image) == [100, 10, 0, 100])
  }

  @Test func `decode values can invert a component`() throws {
    let image = Self.image([10, 20, 30, 255], width: 1, .last, decode: [1, 0, 0, 1, 0, 0])
    #expect(try Self.bytes(image) == [245, 20, 0, 255])
  }

  @Test func `unsupported parameters yield no image`() {
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
    #expect(Self.image(bytes, width: 1, bits: 3, bitsPerPixel: 3, .none) == nil)
    #expect(Self.image(bytes, width: 1, bits: 1, bitsPerPixel: 3, .none) == nil)
    #expect(Self.image(bytes, width: 1, .last, order: .floatComponents) == nil)
    #expect(Self.image(bytes, width: 1, .last, order: .byteOrder16Big) == nil)
    #expect(Self.image(bytes, width: 1, space: CGColorSpaceCreateDeviceCMYK(), .last) == nil)
  }

  @Test func `an image describes its pixel format`() throws {
    let image = try #require(Self.image([1, 2, 3, 255, 4, 5, 6, 255], width: 2, .premultipliedLast))
    #expect((image.width, image.height) == (2, 1))
    #expect((image.bitsPerComponent, image.bitsPerPixel, image.bytesPerRow) == (8, 32, 8))
    #expect(image.colorSpace?.name as String? == CGColorSpace.sRGB as String)
    #expect(image.bitmapInfo == CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue))
    #expect(image.shouldInterpolate)
    #expect(!image.isMask)
  }

  @Test func `cropping keeps the pixels that a rectangle touches`() throws {
    let samples: [UInt8] = (0..<48).map { $0 % 4 == 3 ? 255 : $0 }
    let image = try #require(Self.image(samples, width: 4, height: 3, .premultipliedLast))
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

  @Test func `an image is equal only to itself`() throws {
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

  @Test func `a data provider reads a file, or is nil`() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bytes")
    try Data([1, 2, 3]).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let provider = CGDataProvider(url: url as CFURL)
    #expect(provider?.data.map { Data(referencing: $0) } == Data([1, 2, 3]))
    #expect(CGDataProvider(url: url.appendingPathComponent("none") as CFURL) == nil)
  }
}
