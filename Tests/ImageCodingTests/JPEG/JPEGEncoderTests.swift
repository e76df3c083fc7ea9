import CoreGraphics
import Foundation
import Raster
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct JPEGEncoderTests {
  private func roundTrip(_ image: CGImage, quality: Double) throws -> CGImage {
    try JPEGDecoder().decode(JPEGEncoder(quality: quality).encode(image))
  }

  /// At the best quality, all quantizers are 1. Y, Cb, and Cr have an error of ½ from their conversion and more from
  /// the rounded coefficients, rarely more than 1½ in total. Blue adds 1.772 times the error of Cb to that of Y: 4.2.
  @Test(arguments: [(1, 1), (7, 9), (8, 8), (33, 17), (100, 40)])
  func `at the best quality, noise differs by at most 5 of 255`(_ width: Int, _ height: Int) throws {
    var generator = SeededGenerator(seed: 5)
    let image = CGImage(
      width: width, height: height,
      (0..<width * height).map { _ in .random(in: 0 ... .max, using: &generator) | 0xFF00_0000 })
    let decoded = try roundTrip(image, quality: 1)
    #expect(decoded.width == width && decoded.height == height)
    #expect(image.difference(from: decoded) <= 5)
  }

  @Test func `a flat color is preserved at any quality but the lowest`() throws {
    let image = CGImage(width: 20, height: 20) { _, _ in opaque(200, 100, 50) }
    for quality in [0.5, 0.8, 0.89, 0.9, 1] {
      #expect(image.difference(from: try roundTrip(image, quality: quality)) <= 6, "quality \(quality)")
    }
  }

  @Test func `a higher quality is closer and takes more bytes`() throws {
    var generator = SeededGenerator(seed: 6)
    let image = CGImage(width: 64, height: 64) { x, y in
      let noise = Int.random(in: 0...20, using: &generator)
      return opaque(x * 3 + noise, y * 3 + noise, 100 + noise)
    }
    let sizes = try [0, 0.2, 0.5, 0.8, 0.95, 1].map { try JPEGEncoder(quality: $0).encode(image).count }
    #expect(sizes == sizes.sorted() && Set(sizes).count == sizes.count)
    let differences = try [1, 0.2].map { image.difference(from: try roundTrip(image, quality: $0)) }
    #expect(differences[0] < differences[1])
  }

  @Test func `transparent pixels are blended with white`() throws {
    let image = CGImage(width: 8, height: 8) { _, _ in 0x8000_0040 }
    let expected = CGImage(width: 8, height: 8) { _, _ in opaque(0x40 + 127, 127, 127) }
    #expect(expected.difference(from: try roundTrip(image, quality: 1)) <= 2)
    let clear = CGImage(width: 3, height: 3) { _, _ in 0 }
    #expect(Set(try roundTrip(clear, quality: 1).bitmap.pixels) == [opaque(255, 255, 255)])
  }

  @Test func `the same picture makes the same bytes`() throws {
    let image = CGImage(width: 30, height: 20) { x, y in opaque(x * 8, y * 12, 9) }
    #expect(try JPEGEncoder().encode(image) == JPEGEncoder(quality: 0.9).encode(image))
  }

  @Test func `invalid sizes and qualities are errors`() {
    let image = CGImage(width: 1, height: 1) { _, _ in 0 }
    for quality in [-0.01, 1.01, .nan, .infinity] {
      let error = #expect(throws: ImageCodingError.self) { try JPEGEncoder(quality: quality).encode(image) }
      #expect(error?.message == "a quality of \(quality); expected 0 to 1")
    }
    let wide = CGImage(width: 65_501, height: 1) { _, _ in 0 }
    #expect(
      #expect(throws: ImageCodingError.self) { try JPEGEncoder().encode(wide) }?.kind == .invalidArgument)
  }
}
