import Foundation
import TestSupport
import Testing

@testable import ImageCoding

@Suite struct ZlibTests {
  @Test(arguments: [0, 1, 5_000])
  func `decompressing restores the pixels`(_ count: Int) throws {
    var generator = SeededGenerator(seed: 2)
    let pixels = (0..<count).map { _ in UInt32.random(in: 0 ... .max, using: &generator) }
    #expect(try Zlib.decompress(Zlib.compress(pixels), count: count) == pixels)
  }

  @Test func `damage and an unexpected count are errors`() throws {
    let packed = try Zlib.compress([1, 2, 3])
    #expect(throws: ImageCodingError.self) { try Zlib.decompress(packed, count: 2) }
    #expect(throws: ImageCodingError.self) { try Zlib.decompress(packed, count: 4) }
    #expect(throws: ImageCodingError.self) { try Zlib.decompress(packed.dropLast(), count: 3) }
    #expect(throws: ImageCodingError.self) { try Zlib.decompress(Data(), count: 3) }
  }
}
