import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct PNGDecoderTests {
  private static let picture = CGImage(width: 7, height: 5) { x, y in
    (x + y) % 3 == 0 ? 0x8040_2010 : opaque(x * 30, y * 50, 9)
  }

  private func valid() throws -> Data { try PNGEncoder().encode(Self.picture) }

  /// Returns a one-pixel file of a kind that the encoder doesn't write.
  private func file(depth: UInt8, kind: UInt8, extra: [Data] = [], row: [UInt8]) throws -> Data {
    var header = Data([0, 0, 0, 1, 0, 0, 0, 1])
    header += Data([depth, kind, 0, 0, 0])
    return Data(PNGStructure.signature) + PNGChunk("IHDR", header).data + extra.reduce(Data(), +)
      + PNGChunk("IDAT", PNGChunk.stored([0] + row)).data + PNGChunk("IEND", Data()).data
  }

  // MARK: - Kinds

  @Test func `gray, 16-bit, color-mapped, and transparent files become premultiplied sRGB`() throws {
    let decoder = PNGDecoder()
    func pixel(_ data: Data) throws -> UInt32 { try decoder.decode(data).bitmap[0, 0] }
    #expect(try pixel(file(depth: 8, kind: 0, row: [100])) == opaque(100, 100, 100))
    #expect(try pixel(file(depth: 1, kind: 0, row: [0x80])) == opaque(255, 255, 255))
    #expect(try pixel(file(depth: 8, kind: 4, row: [200, 128])) == 0x8064_6464)
    #expect(try pixel(file(depth: 16, kind: 2, row: [255, 255, 0, 0, 128, 128])) == opaque(255, 0, 128))
    let colors = PNGChunk("PLTE", Data([1, 2, 3, 200, 100, 50])).data
    #expect(try pixel(file(depth: 8, kind: 3, extra: [colors], row: [1])) == opaque(200, 100, 50))
    let alphas = PNGChunk("tRNS", Data([255, 0])).data
    #expect(try pixel(file(depth: 8, kind: 3, extra: [colors, alphas], row: [1])) == 0)
  }

  @Test func `bytes after the end are ignored`() throws {
    #expect(try PNGDecoder().decode(valid() + Data([1, 2, 3])).bitmap == Self.picture.bitmap)
  }

  @Test func `a slice of data is decoded`() throws {
    let data = Data([9, 9, 9]) + (try valid())
    #expect(try PNGDecoder().decode(data.dropFirst(3)).bitmap == Self.picture.bitmap)
  }

  // MARK: - Errors

  @Test(arguments: [Data(), Data([0x89]), Data("GIF89a, not that".utf8), Data(repeating: 0, count: 100)])
  func `bytes that aren't a PNG are refused`(_ data: Data) {
    let error = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(data) }
    #expect(error?.kind == .wrongFormat && error?.offset == 0)
  }

  @Test func `a file truncated at any byte is reported as truncated`() throws {
    let data = try valid()
    for count in 8..<data.count {
      let error = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(data.prefix(count)) }
      #expect(error?.kind == .truncated && (error?.offset ?? .max) <= count, "cut at \(count)")
    }
  }

  @Test func `a chunk that extends beyond the file is reported with its position`() throws {
    var data = try valid()
    data[33] = 0x7F
    let error = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(data) }
    #expect(error?.description.hasPrefix("byte 33: chunk sRGB has 2130706433 bytes, but") == true)
  }

  @Test func `damaged pixels are an error`() throws {
    var data = try valid()
    data[data.count - 30] ^= 0x55
    #expect(#expect(throws: ImageCodingError.self) { try PNGDecoder().decode(data) }?.kind == .corrupt)
  }

  @Test func `an empty size is an error`() throws {
    var data = try valid()
    data.replaceSubrange(16..<20, with: [0, 0, 0, 0])
    let error = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(data) }
    #expect(error?.description == "byte 16: invalid size 0 × 5")
  }

  @Test func `too many pixels are refused before memory is allocated`() throws {
    var data = try valid()
    data.replaceSubrange(16..<24, with: [0x7F, 0xFF, 0xFF, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF])
    let error = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(data) }
    #expect(error?.kind == .tooLarge)
    #expect(error?.message == "2147483647 × 2147483647 pixels; the limit is 67108864")
    #expect(throws: ImageCodingError.self) { try PNGDecoder(pixelLimit: 34).decode(valid()) }
    #expect(throws: Never.self) { try PNGDecoder(pixelLimit: 35).decode(valid()) }
    #expect(throws: ImageCodingError.self) { try PNGDecoder(pixelLimit: .min).decode(valid()) }
  }

  // MARK: - Files

  @Test func `an error in a file contains its path`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("torn.png")
      try valid().prefix(40).write(to: url)
      let error = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(contentsOf: url) }
      #expect(error?.path == url.path && error?.kind == .truncated)
      let missing = folder.appendingPathComponent("missing.png")
      let absence = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(contentsOf: missing) }
      #expect(absence?.description == "\(missing.path): can't be read: No such file or directory")
      let isFolder = #expect(throws: ImageCodingError.self) { try PNGDecoder().decode(contentsOf: folder) }
      #expect(isFolder?.kind == .file)
    }
  }

  @Test func `an endless file is refused immediately`() {
    let error = #expect(throws: ImageCodingError.self) {
      try PNGDecoder().decode(contentsOf: URL(fileURLWithPath: "/dev/zero"))
    }
    #expect(error?.kind == .wrongFormat)
  }

  // MARK: - Damage

  @Test(arguments: [11, 12, 13] as [UInt64])
  func `damaged files are decoded or refused`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let intact = try valid()
    let decoder = PNGDecoder(pixelLimit: 1 << 16)
    for _ in 0..<1_000 {
      var data = intact
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        data[Int.random(in: 8..<data.count, using: &generator)] = .random(in: 0...255, using: &generator)
      }
      if Int.random(in: 0..<4, using: &generator) == 0 {
        data.removeLast(Int.random(in: 0..<data.count, using: &generator))
      }
      // With correct checksums, the damage reaches the decoder of pixels.
      data = PNGChunk.withChecksums(data)
      guard let image = try? decoder.decode(data) else { continue }
      #expect(image.width * image.height <= 1 << 16, "seed \(seed)")
    }
  }
}
