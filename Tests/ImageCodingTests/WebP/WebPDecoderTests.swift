#if OptionalLibraries
  import CWebP
  import CoreGraphics
  import Foundation
  import Raster
  import TestSupport
  import Testing

  @testable import ImageCoding

  @Suite struct WebPDecoderTests {
    private static let picture = CGImage(width: 19, height: 13) { x, y in
      (x + y) % 5 == 0 ? 0x8040_2010 : opaque(x * 13, y * 19, 100)
    }

    /// Returns a file that libwebp writes, which is lossless without a quality.
    private static func file(_ image: CGImage = picture, quality: Float? = nil) -> Data {
      let pixels = image.bitmap.pixels.map { StraightAlpha.divide($0).littleEndian }
      var memory: UnsafeMutablePointer<UInt8>?
      let (width, height, stride) = (CInt(image.width), CInt(image.height), CInt(image.width * 4))
      let count = pixels.withUnsafeBytes {
        let bytes = $0.baseAddress?.assumingMemoryBound(to: UInt8.self)
        guard let quality else { return WebPEncodeLosslessRGBA(bytes, width, height, stride, &memory) }
        return WebPEncodeRGBA(bytes, width, height, stride, quality, &memory)
      }
      defer { WebPFree(memory) }
      return Data(UnsafeBufferPointer(start: memory, count: count))
    }

    private static let files = [
      file(), file(quality: 90), file(CGImage(width: 9, height: 9) { _, _ in opaque(9, 9, 9) }),
    ]

    // MARK: - Kinds

    @Test func `a lossless file has the original pixels`() throws {
      let image = try WebPDecoder().decode(Self.file())
      #expect(image.bitmap == Self.picture.bitmap)
    }

    @Test func `a lossy file has similar pixels and the original alpha`() throws {
      let image = CGImage(width: 32, height: 24) { x, y in UInt32(200 + x) << 24 | 0x64_6464 }
      let decoded = try WebPDecoder().decode(Self.file(image, quality: 100))
      #expect(decoded.width == 32 && decoded.height == 24)
      #expect(decoded.bitmap.pixels.map { $0 >> 24 } == image.bitmap.pixels.map { $0 >> 24 })
      #expect(decoded.difference(from: image) <= 8)
    }

    @Test func `bytes after the end and outside a slice are ignored`() throws {
      let data = Data([9, 9, 9]) + Self.file() + Data([1, 2, 3])
      #expect(try WebPDecoder().decode(data.dropFirst(3)).bitmap == Self.picture.bitmap)
    }

    // MARK: - Errors

    @Test(arguments: [Data(), Data("RIFF".utf8), Data("RIFF0000WAVE".utf8), Data("RIFF0000WEB".utf8)])
    func `bytes that aren't a WebP are refused`(_ data: Data) {
      let error = #expect(throws: ImageCodingError.self) { try WebPDecoder().decode(data) }
      #expect(error?.kind == .wrongFormat && error?.offset == 0)
    }

    @Test func `a file truncated at any byte is reported as truncated`() throws {
      for data in Self.files {
        for count in 12..<data.count {
          let error = #expect(throws: ImageCodingError.self) { try WebPDecoder().decode(data.prefix(count)) }
          #expect(error?.kind == .truncated && error?.offset == count, "cut at \(count)")
        }
      }
    }

    @Test func `missing pixels in a complete container are an error`() throws {
      for data in Self.files {
        var cut = data.prefix(data.count / 2 & ~1)
        cut[4] = UInt8(cut.count - 8)
        cut[5] = 0
        #expect(throws: ImageCodingError.self) { try WebPDecoder().decode(cut) }
      }
    }

    @Test func `an animated file is refused`() throws {
      // VP8X with the animation flag, for a canvas of 1 × 1.
      let data =
        Data("RIFF".utf8) + [22, 0, 0, 0] + Data("WEBPVP8X".utf8)
        + [10, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
      let error = #expect(throws: ImageCodingError.self) { try WebPDecoder().decode(data) }
      #expect(error?.message == "an animated WebP; expected a still picture (FilmReader reads animated ones)")
    }

    @Test func `too many pixels are refused before memory is allocated`() throws {
      var data = Self.file(CGImage(width: 1, height: 1) { _, _ in opaque(1, 2, 3) })
      // After VP8L's signature, width − 1 and height − 1 take fourteen bits each.
      data.replaceSubrange(21..<25, with: [0xFF, 0xFF, 0xFF, 0x0F])
      let error = #expect(throws: ImageCodingError.self) { try WebPDecoder().decode(data) }
      #expect(error?.message == "16384 × 16384 pixels; the limit is 67108864")
      #expect(throws: ImageCodingError.self) { try WebPDecoder(pixelLimit: 246).decode(Self.file()) }
      #expect(throws: Never.self) { try WebPDecoder(pixelLimit: 247).decode(Self.file()) }
    }

    // MARK: - Damage

    @Test(arguments: [41, 42, 43] as [UInt64])
    func `damaged files are decoded or refused`(_ seed: UInt64) throws {
      var generator = SeededGenerator(seed: seed)
      let decoder = WebPDecoder(pixelLimit: 1 << 16)
      for number in 0..<1_000 {
        var data = Self.files[number % Self.files.count]
        for _ in 0..<Int.random(in: 1...4, using: &generator) {
          data[Int.random(in: 12..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
        }
        guard let image = try? decoder.decode(data) else { continue }
        #expect(image.width * image.height <= 1 << 16, "seed \(seed)")
      }
    }
  }
#endif
