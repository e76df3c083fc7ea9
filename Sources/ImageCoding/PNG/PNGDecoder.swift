import CPNG
public import CoreGraphics
import Raster

/// A decoder for PNG pictures.
///
/// Every kind of the standard is supported (gray, color map, 16 bits, interlaced) and becomes 8-bit premultiplied sRGB.
/// A gAMA chunk is applied; color profiles are ignored, as are bytes after IEND.
public struct PNGDecoder: Hashable, Sendable {
  /// The largest accepted number of pixels; by default 2²⁶ (8,192 × 8,192 pixels, which take 256 MiB).
  public var pixelLimit: Int

  /// Creates a decoder that refuses pictures of more than `pixelLimit` pixels before it allocates memory for them.
  public init(pixelLimit: Int = 1 << 26) { self.pixelLimit = pixelLimit }

  /// Returns the picture that the bytes encode.
  ///
  /// - Throws: `ImageCodingError` with the position of the error, where it's known.
  public func decode(_ data: Data) throws(ImageCodingError) -> CGImage {
    let size = try PNGStructure(data).size
    try size.check(limit: pixelLimit)
    let pixels = try Self.premultipliedPixels(data, count: size.count)
    return CGImage(bitmap: Bitmap(width: size.width, height: size.height, pixels: pixels))
  }

  /// Returns the picture in a file.
  ///
  /// - Throws: `ImageCodingError` that names the file.
  public func decode(contentsOf url: URL) throws(ImageCodingError) -> CGImage {
    try PictureFile(url: url, pixelLimit: pixelLimit).decode([.png], decode)
  }
}

extension PNGDecoder {
  /// Returns the premultiplied pixels of a PNG whose header has that number of them.
  static func premultipliedPixels(_ data: Data, count: Int) throws(ImageCodingError) -> [UInt32] {
    var pixels = [UInt32](repeating: 0, count: count)
    try read(data, into: &pixels)
    for index in pixels.indices {
      pixels[index] = StraightAlpha.multiply(UInt32(littleEndian: pixels[index]))
    }
    return pixels
  }

  /// Reads straight RGBA bytes into a buffer, which must have the size in the header.
  private static func read(_ data: Data, into pixels: inout [UInt32]) throws(ImageCodingError) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    data.withUnsafeBytes { bytes in
      guard png_image_begin_read_from_memory(&image, bytes.baseAddress, bytes.count) != 0 else { return }
      image.format = cpng_format_rgba
      // Without this flag, libpng treats 16-bit components without a gamma as linear, unlike other decoders.
      image.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      pixels.withUnsafeMutableBytes { _ = png_image_finish_read(&image, nil, $0.baseAddress, 0, nil) }
    }
    guard cpng_has_failed(&image) == 0 else {
      throw ImageCodingError(.corrupt, "the PNG can't be decoded: \(String(cString: cpng_message(&image)))")
    }
  }
}
