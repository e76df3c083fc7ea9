import CJPEGCoding
public import CoreGraphics
import Raster

/// A decoder for JPEG pictures.
///
/// Sequential and progressive files with 8 bits per component are supported: gray, color, CMYK, and YCCK, the latter
/// two as if inks were ideal. Pixels become opaque sRGB; color profiles are ignored. Pictures are rotated according to
/// Exif's orientation. Bytes after the end marker are ignored. Damage that loses pixels is an error where it can be
/// detected; the format has no checksums.
public struct JPEGDecoder: Hashable, Sendable {
  /// The largest accepted number of pixels; by default 2²⁶ (8,192 × 8,192 pixels, which take 256 MiB).
  public var pixelLimit: Int

  /// Creates a decoder that refuses pictures of more than `pixelLimit` pixels before it allocates memory for them.
  ///
  /// Files of more than 100 scans, which take very long, are refused too.
  public init(pixelLimit: Int = 1 << 26) { self.pixelLimit = pixelLimit }

  /// Returns the picture that the bytes encode.
  ///
  /// - Throws: `ImageCodingError` with the position of the error, where it's known.
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
