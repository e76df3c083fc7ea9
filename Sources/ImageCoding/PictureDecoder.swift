public import CoreGraphics

/// Reads pictures of every format that is known, told by the first bytes.
///
/// See ``PNGDecoder``, ``JPEGDecoder`` and ``WebPDecoder``, the last if the package's trait `OptionalLibraries` is on.
public struct PictureDecoder: Hashable, Sendable {
  /// The most pixels that a picture may have, by default 2²⁶ (8,192 × 8,192, which take 256 MiB).
  public var pixelLimit: Int

  /// A decoder that refuses pictures of more than `pixelLimit` pixels before it reserves memory for them.
  public init(pixelLimit: Int = 1 << 26) { self.pixelLimit = pixelLimit }

  /// Returns the picture that some bytes encode.
  ///
  /// - Throws: `ImageCodingError` that says what is wrong and at which byte, where that is known.
  public func decode(_ data: Data) throws(ImageCodingError) -> CGImage {
    switch PictureFormat(data) {
    case .png: try PNGDecoder(pixelLimit: pixelLimit).decode(data)
    case .jpeg: try JPEGDecoder(pixelLimit: pixelLimit).decode(data)
    case .webP: try webP(data)
    case nil:
      throw ImageCodingError(
        .wrongFormat, offset: 0, "no picture that is known: a PNG, a JPEG or a WebP was expected")
    }
  }

  /// Returns the picture in a file, whatever its name.
  ///
  /// - Throws: `ImageCodingError` that names the file.
  public func decode(contentsOf url: URL) throws(ImageCodingError) -> CGImage {
    try PictureFile(url: url, pixelLimit: pixelLimit).decode(Set(PictureFormat.allCases), decode)
  }

  private func webP(_ data: Data) throws(ImageCodingError) -> CGImage {
    #if OptionalLibraries
      try WebPDecoder(pixelLimit: pixelLimit).decode(data)
    #else
      throw ImageCodingError(
        .wrongFormat, offset: 0,
        "a WebP image; this program was built without the package's trait OptionalLibraries")
    #endif
  }
}
