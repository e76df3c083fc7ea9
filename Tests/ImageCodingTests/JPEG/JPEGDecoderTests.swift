import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct JPEGDecoderTests {
  private static let picture = CGImage(width: 19, height: 13) { x, y in
    opaque(x * 13, y * 19, (x * y) % 256)
  }

  private func valid(quality: Double = 0.8) throws -> Data {
    try JPEGEncoder(quality: quality).encode(Self.picture)
  }

  private func pixels(_ file: TestJPEG) throws -> Set<UInt32> {
    let bitmap = try JPEGDecoder().decode(file.data).bitmap
    #expect(bitmap.width == file.width && bitmap.height == file.height)
    return Set(bitmap.pixels)
  }

  // MARK: - Kinds

  @Test(arguments: [nil, 1])
  func `gray and color become opaque sRGB, sequential and progressive`(_ scans: Int?) throws {
    for value in [0, 1, 100, 128, 200, 255] {
      let gray = TestJPEG(components: [value], progressiveScans: scans)
      #expect(try pixels(gray) == [opaque(value, value, value)])
    }
    let plain = TestJPEG(components: [10, 200, 30], transform: 0, progressiveScans: scans)
    #expect(try pixels(plain) == [opaque(10, 200, 30)])
    // Y + 1.402·Cr, Y − 0.344136·Cb − 0.714136·Cr, Y + 1.772·Cb (JFIF 1.02), Cb and Cr from 128.
    let color = TestJPEG(components: [100, 118, 148], progressiveScans: scans)
    #expect(try pixels(color) == [opaque(128, 89, 82)])
  }

  @Test func `inks are ideal, and inverted in files with Adobe's marker`() throws {
    // 255 − C of 255 reflected, times 255 − K of it.
    #expect(try pixels(TestJPEG(components: [55, 155, 255, 0])) == [opaque(200, 100, 0)])
    #expect(try pixels(TestJPEG(components: [55, 155, 255, 128])) == [opaque(100, 50, 0)])
    #expect(
      try pixels(TestJPEG(components: [200, 100, 0, 127], transform: 0)) == [opaque(100, 50, 0)])
    // YCCK is 255 minus the RGB of YCbCr, so that Adobe's inverted inks are stored as inverted RGB.
    #expect(
      try pixels(TestJPEG(components: [100, 118, 148, 255], transform: 2))
        == [opaque(255 - 128, 255 - 89, 255 - 82)])
  }

  @Test(arguments: [false, true], [TestJPEG.exif(orientation: 6, isBigEndian: false).count])
  func `damaged Exif data is ignored`(isBigEndian: Bool, count: Int) throws {
    let intact = TestJPEG.exif(orientation: 6, isBigEndian: isBigEndian)
    for place in 0..<count {
      var exif = intact
      exif[place] = 0xFF
      for exif in [exif, intact.prefix(place)] {
        let size = try JPEGDecoder().decode(TestJPEG(components: [9], exif: exif).data).bitmap
        #expect([size.width, size.height].sorted() == [2, 3])
      }
    }
  }

  @Test(arguments: 0...9, [false, true])
  func `the picture is rotated according to Exif's orientation`(orientation: Int, isBigEndian: Bool) throws {
    let exif = TestJPEG.exif(orientation: orientation, isBigEndian: isBigEndian)
    let bitmap = try JPEGDecoder().decode(TestJPEG(components: [9], exif: exif).data).bitmap
    #expect((bitmap.width, bitmap.height) == (5...8 ~= orientation ? (2, 3) : (3, 2)))
  }

  /// Decodes the letter F in each of the eight orientations (the figure of Exif 2.3's tag 274).
  @Test(arguments: [
    (1, "##. #.. ##. #.."), (2, ".## ..# .## ..#"), (3, "..# .## ..# .##"), (4, "#.. ##. #.. ##."),
    (5, "#### #.#. ...."), (6, ".... #.#. ####"), (7, ".... .#.# ####"), (8, "#### .#.# ...."),
  ])
  func `a letter in any orientation is decoded upright`(orientation: Int, stored: String) throws {
    func bitmap(_ letter: String) -> Bitmap {
      let rows = letter.split(separator: " ")
      return Bitmap(
        width: rows[0].count, height: rows.count, pixels: rows.joined().map { $0 == "#" ? 1 : 0 })
    }
    let upright = try #require(PictureOrientation(rawValue: orientation)).upright(bitmap(stored))
    #expect(upright == bitmap("##. #.. ##. #.."))
  }

  @Test func `bytes after the end, before a segment, and outside a slice are ignored`() throws {
    let data = try valid()
    let expected = try JPEGDecoder().decode(data).bitmap
    #expect(try JPEGDecoder().decode(data + Data([0xFF, 0xDA, 3])).bitmap == expected)
    #expect(try JPEGDecoder().decode((Data([9, 9, 9]) + data).dropFirst(3)).bitmap == expected)
    let filled = data.prefix(2) + Data([0xFF, 0xFF, 0xFF]) + data.dropFirst(2)
    #expect(try JPEGDecoder().decode(filled).bitmap == expected)
  }

  // MARK: - Errors

  @Test(arguments: [Data(), Data([0xFF, 0xD8]), Data("GIF89a, not that".utf8), PNGStructure.signature.data])
  func `bytes that aren't a JPEG are refused`(_ data: Data) {
    let error = #expect(throws: ImageCodingError.self) { try JPEGDecoder().decode(data) }
    #expect(error?.kind == .wrongFormat && error?.offset == 0)
  }

  @Test func `a file truncated at any byte is reported as truncated`() throws {
    for data in [try valid(), TestJPEG(components: [1, 2, 3, 4], progressiveScans: 2).data] {
      for count in 3..<data.count {
        let error = #expect(throws: ImageCodingError.self) {
          try JPEGDecoder().decode(data.prefix(count))
        }
        #expect(error?.kind == .truncated && (error?.offset ?? .max) <= count, "cut at \(count)")
      }
    }
  }

  @Test func `missing pixels before the end are an error`() throws {
    let data = try valid()
    let error = #expect(throws: ImageCodingError.self) {
      try JPEGDecoder().decode(data.dropLast(30) + data.suffix(2))
    }
    #expect(error?.kind == .corrupt)
    #expect(error?.message.hasPrefix("the JPEG can't be decoded: Corrupt JPEG data") == true)
  }

  @Test func `empty sizes, invalid components, and files without a frame are errors with a position`() {
    func error(_ data: Data) -> String? {
      #expect(throws: ImageCodingError.self) { try JPEGDecoder().decode(data) }?.description
    }
    #expect(
      error(TestJPEG(height: 0, components: [1]).data) == "byte 71: invalid size 3 × 0")
    #expect(
      error(TestJPEG(components: [1, 2]).data) == "byte 71: 2 components per pixel; expected 1, 3, or 4")
    #expect(
      error(Data([0xFF, 0xD8, 0xFF, 0xD9])) == "byte 2: the file ends without a frame")
    #expect(
      error(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 1, 0xFF, 0xD9]))
        == "byte 2: a segment of 1 bytes; expected 2 or more")
  }

  @Test func `a second frame of another size is refused`() throws {
    // Memory is allocated once, for the size of the first frame.
    var data = TestJPEG(components: [1]).data
    data.insert(contentsOf: TestJPEG.segment(0xC9, Data([8, 0, 9, 0, 9, 1, 1, 0x11, 0])), at: 2)
    #expect(throws: ImageCodingError.self) { try JPEGDecoder().decode(data) }
  }

  @Test func `too many pixels are refused before memory is allocated`() throws {
    var data = TestJPEG(components: [1]).data
    data.replaceSubrange(76..<80, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let error = #expect(throws: ImageCodingError.self) { try JPEGDecoder().decode(data) }
    #expect(error?.kind == .tooLarge)
    #expect(error?.message == "65535 × 65535 pixels; the limit is 67108864")
    let small = TestJPEG(components: [1]).data
    #expect(throws: ImageCodingError.self) { try JPEGDecoder(pixelLimit: 5).decode(small) }
    #expect(throws: Never.self) { try JPEGDecoder(pixelLimit: 6).decode(small) }
    #expect(throws: ImageCodingError.self) { try JPEGDecoder(pixelLimit: .min).decode(small) }
  }

  @Test func `too many scans are refused`() throws {
    #expect(try pixels(TestJPEG(components: [7], progressiveScans: 100)) == [opaque(7, 7, 7)])
    let error = #expect(throws: ImageCodingError.self) {
      try JPEGDecoder().decode(TestJPEG(components: [7], progressiveScans: 101).data)
    }
    #expect(error?.kind == .tooLarge && error?.message == "too many scans; the limit is 100")
  }

  // MARK: - Damage

  @Test(arguments: [31, 32, 33] as [UInt64])
  func `damaged files are decoded or refused`(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let intact = [
      try valid(), try valid(quality: 1), TestJPEG(components: [1, 200, 3, 4], transform: 2).data,
      TestJPEG(components: [100], exif: TestJPEG.exif(orientation: 8, isBigEndian: true)).data,
      TestJPEG(components: [1, 200, 3], progressiveScans: 3).data,
    ]
    let decoder = JPEGDecoder(pixelLimit: 1 << 16)
    for number in 0..<1_000 {
      var data = intact[number % intact.count]
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        data[Int.random(in: 3..<data.count, using: &generator)] = generator.element(of: [
          0, 1, 0x7F, 0xFF, .random(in: 0...255, using: &generator),
        ])
      }
      guard let image = try? decoder.decode(data) else { continue }
      #expect(image.width * image.height <= 1 << 16, "seed \(seed)")
    }
  }
}

extension [UInt8] {
  fileprivate var data: Data { Data(self) }
}
