public import CoreGraphics

/// A decoder for pictures of every supported format, which it recognizes by the first bytes.
///
/// The formats are those of ``PNGDecoder``, ``JPEGDecoder``, and ``WebPDecoder``, the last one only with the package
/// trait `OptionalLibraries`.
public struct PictureDecoder: Hashable, Sendable {
  /// The largest accepted number of pixels; by default 2²⁶ (8,192 × 8,192 pixels, which take 256 MiB).
  public var pixelLimit: Int

  /// Creates a decoder that refuses pictures of more than `pixelLimit` pixels before it allocates memory for them.
  public init(pixelLimit: Int = 1 << 26) { self.pixelLimit = pixelLimit }

  /// Returns the picture that the bytes encode.
  ///
  /// - Throws: `ImageCodingError` with the position of the error, where it's known.
  public func decode(_ data: Data) throws(ImageCodingError) -> CGImage {
    switch PictureFormat(data) {
    case .png: try PNGDecoder(pixelLimit: pixelLimit).decode(data)
    case .jpeg: try JPEGDecoder(pixelLimit: pixelLimit).decode(data)
    case .webP: try webP(data)
    case nil:
      throw ImageCodingError(
        .wrongFormat, offset: 0, "an unknown format; expected a PNG, a JPEG, or a WebP")
    }
  }

  /// Returns the picture in a file; the file name doesn't matter.
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
        "reading a WebP requires the package trait OptionalLibraries, which this program was built without")
    #endif
  }
}
