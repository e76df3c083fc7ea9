import CoreGraphics
import Foundation
import Testing

@testable import ImageCoding

@Suite struct PictureDecoderTests {
  private static let picture = CGImage(width: 5, height: 4) { x, y in opaque(x * 50, y * 60, 9) }

  @Test func `the first bytes determine the format, not the name`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("picture.txt")
      let decoder = PictureDecoder(pixelLimit: 20)
      let files = [
        try PNGEncoder().encode(Self.picture), try JPEGEncoder().encode(Self.picture),
      ]
      for data in files {
        let image = try decoder.decode(data)
        #expect(image.width == 5 && image.height == 4)
        try data.write(to: url)
        #expect(try decoder.decode(contentsOf: url).bitmap == image.bitmap)
        #expect(throws: ImageCodingError.self) { try PictureDecoder(pixelLimit: 19).decode(data) }
        let error = #expect(throws: ImageCodingError.self) {
          try PictureDecoder(pixelLimit: 19).decode(contentsOf: url)
        }
        #expect(error?.kind == .tooLarge && error?.path == url.path)
      }
    }
  }

  @Test func `a decoder of one format refuses files of another`() throws {
    try withTemporaryFolder { folder in
      let url = folder.appendingPathComponent("picture.jpg")
      try PNGEncoder().encode(Self.picture).write(to: url)
      let error = #expect(throws: ImageCodingError.self) { try JPEGDecoder().decode(contentsOf: url) }
      #expect(error?.kind == .wrongFormat && error?.path == url.path)
    }
  }

  @Test(arguments: [Data(), Data([0]), Data("{}".utf8), Data("BM123456789012".utf8)])
  func `bytes that aren't a picture are refused`(_ data: Data) {
    let error = #expect(throws: ImageCodingError.self) { try PictureDecoder().decode(data) }
    #expect(error?.kind == .wrongFormat && error?.offset == 0)
  }
}
