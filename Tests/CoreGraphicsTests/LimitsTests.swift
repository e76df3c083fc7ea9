import CoreGraphics
import Raster
import TestSupport
import Testing

@testable import CoreGraphics

/// Limits, defaults and exact boundary values.
@Suite struct LimitsTests {
  private final class Coder: PictureCoding {
    func picture(from data: Data, pixelLimit: Int) throws -> CGImage {
      #expect(pixelLimit == 67_108_864)
      return CGImage(bitmap: Bitmap(width: data.count, height: 1))
    }
    func pngData(of image: CGImage) throws -> Data { Data() }
    func jpegData(of image: CGImage, quality: Double) throws -> Data { Data() }
  }

  @Test func `a picture has at most 67,108,864 pixels by default`() throws {
    #expect(try Coder().picture(from: Data([1, 2, 3])).width == 3)
  }

  @Test func `color models and rendering intents are numbered as in Apple's headers`() {
    let models: [CGColorSpaceModel] = [
      .unknown, .monochrome, .rgb, .cmyk, .lab, .deviceN, .indexed, .pattern, .XYZ,
    ]
    #expect(models.map(\.rawValue) == Array(-1...7))
    let intents: [CGColorRenderingIntent] = [
      .defaultIntent, .absoluteColorimetric, .relativeColorimetric, .perceptual, .saturation,
    ]
    #expect(intents.map(\.rawValue) == Array(0...4))
  }

  @Test func `a pattern color space has the components of its base`() throws {
    let gray = CGColorSpaceCreateDeviceGray()
    let space = try #require(CGColorSpace(patternBaseSpace: gray))
    #expect(
      space.model == .pattern && space.numberOfComponents == 1 && space.baseColorSpace == gray
        && space.name == nil)
    #expect(CGColorSpace(patternBaseSpace: space) == nil && space != gray)
    let plain = try #require(CGColorSpace(patternBaseSpace: nil))
    #expect(plain.numberOfComponents == 0 && plain.baseColorSpace == nil)
    #expect(plain != CGColorSpace(patternBaseSpace: CGColorSpaceCreateDeviceRGB()))
    #expect(space == CGColorSpace(patternBaseSpace: gray) && plain == CGColorSpace(patternBaseSpace: nil))
  }

  @Test func `halved pictures are cached in any order`() {
    var bitmap = Bitmap(width: 8, height: 4)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = 0xFF00_0000 | UInt32(index) }
    let image = CGImage(bitmap: bitmap)
    let quarter = image.bitmap(halved: 2)
    #expect(quarter == bitmap.halved.halved && quarter.width == 2 && quarter.height == 1)
    #expect(image.bitmap(halved: 1) == bitmap.halved && image.bitmap(halved: 0) == bitmap)
    #expect(image.bitmap(halved: 3).width == 1 && image.bitmap(halved: 2) == quarter)
  }

  @Test func `an image needs exactly the bytes up to the end of its last row`() {
    func image(_ width: Int, _ height: Int, bits: Int, bytesPerRow: Int, count: Int) -> CGImage? {
      CGDataProvider(data: NSData(data: Data(count: count))).flatMap {
        CGImage(
          width: width, height: height, bitsPerComponent: bits, bitsPerPixel: bits, bytesPerRow: bytesPerRow,
          space: CGColorSpaceCreateDeviceGray(), bitmapInfo: [], provider: $0, decode: nil,
          shouldInterpolate: false,
          intent: .defaultIntent)
      }
    }
    for (width, bits, row) in [
      (8, 1, 1), (9, 1, 2), (16, 1, 2), (3, 2, 1), (5, 2, 2), (2, 4, 1), (3, 4, 2), (7, 8, 7), (3, 16, 6),
    ] {
      for padding in [0, 5] {
        let exact = (row + padding) * 2 + row
        #expect(image(width, 3, bits: bits, bytesPerRow: row + padding, count: exact) != nil)
        #expect(image(width, 3, bits: bits, bytesPerRow: row + padding, count: exact - 1) == nil)
      }
      #expect(image(width, 3, bits: bits, bytesPerRow: row - 1, count: 100) == nil)
    }
  }

  @Test func `a font file begins with one of four signatures`() throws {
    let signatures = [Data([0, 1, 0, 0]), Data("OTTO".utf8), Data("true".utf8), Data("ttcf".utf8)]
    for signature in signatures {
      for bytes in [signature, signature + [1, 2]] {
        #expect(CGFont(try #require(CGDataProvider(data: NSData(data: bytes))))?.data == bytes)
      }
    }
    let data = NSData(data: Data([7, 8]))
    withExtendedLifetime(data) {
      #expect(CFDataGetBytePtr(data)?.pointee == 7 && CFDataGetBytePtr(NSData()) == nil)
    }
    #expect(CFDataGetLength(data) == 2 && CFGetTypeID(nil) == 0)
    #expect(CFGetTypeID(CGMutablePath()) == CGPath.typeID && CFGetTypeID(NSObject()) != CGPath.typeID)
  }

  @Test func `at most 256 tiles are drawn in a row`() throws {
    var dot = Bitmap(width: 1, height: 1)
    dot[0, 0] = .max
    for (side, count) in [(256, 256), (257, 0)] {
      let rows = try PixelScene(1, side)
      rows.context.draw(CGImage(bitmap: dot), in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true)
      #expect(rows.paintedCount == count)
      let columns = try PixelScene(side, 1)
      columns.context.draw(CGImage(bitmap: dot), in: CGRect(x: 0, y: 0, width: 1, height: 1), byTiling: true)
      #expect(columns.paintedCount == count)
    }
  }

  @Test func `a shadow is black with an alpha of a third by default`() throws {
    let scene = try PixelScene(2, 1)
    scene.context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0)
    scene.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(scene.pixel(0, 0) == [0, 0, 0, 255] && scene.pixel(1, 0) == [0, 0, 0, 85])
  }
}
