import CJPEGCoding
public import CoreGraphics
import Raster

/// Reads JPEG pictures.
///
/// Sequential and progressive files with 8 bits a component are accepted: grey, colour, CMYK and YCCK, the latter two as
/// if inks were ideal. Pixels are opaque sRGB; a colour profile isn't honoured. They are turned upright as Exif's
/// orientation says. What follows the end marker is ignored; damage that loses pixels is an error, as far as it can be
/// told: the format has no checksums.
public struct JPEGDecoder: Hashable, Sendable {
  /// The most pixels that a picture may have, by default 2²⁶ (8,192 × 8,192, which take 256 MiB).
  public var pixelLimit: Int

  /// A decoder that refuses pictures of more than `pixelLimit` pixels before it reserves memory for them.
  ///
  /// Files of more than 100 scans, which would take very long, are refused too.
  public init(pixelLimit: Int = 1 << 26) { self.pixelLimit = pixelLimit }

  /// Returns the picture that some bytes encode.
  ///
  /// - Throws: `ImageCodingError` that says what is wrong and at which byte, where that is known.
  public func decode(_ data: Data) throws(ImageCodingError) -> CGImage {
    let structure = try JPEGStructure(data)
    let size = structure.size
    try size.check(limit: pixelLimit)
    var pixels = [UInt32](repeating: 0, count: size.count)
    try Self.read(data, size, into: &pixels)
    for index in pixels.indices { pixels[index] = UInt32(littleEndian: pixels[index]) }
    let stored = Bitmap(width: size.width, height: size.height, pixels: pixels)
    return CGImage(bitmap: structure.orientation.upright(stored))
  }

  /// Returns the picture in a file.
  ///
  /// - Throws: `ImageCodingError` that names the file.
  public func decode(contentsOf url: URL) throws(ImageCodingError) -> CGImage {
    try PictureFile(url: url, pixelLimit: pixelLimit).decode([.jpeg], decode)
  }

  private static func read(
    _ data: Data, _ size: PictureSize, into pixels: inout [UInt32]
  ) throws(ImageCodingError) {
    var message = [CChar](repeating: 0, count: Int(cjpeg_message_size))
    let isRead = data.withUnsafeBytes { bytes in
      pixels.withUnsafeMutableBytes { pixels in
        cjpeg_decode(
          bytes.baseAddress!, bytes.count, UInt32(size.width), UInt32(size.height), pixels.baseAddress!,
          &message)
      }
    }
    guard isRead else {
      throw ImageCodingError(.corrupt, "the JPEG can't be decoded: \(String(utf8String: message) ?? "")")
    }
  }
}
