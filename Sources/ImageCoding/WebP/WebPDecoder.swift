#if OptionalLibraries
  import CWebP
  public import CoreGraphics
  import Raster

  /// A decoder for lossy and lossless WebP pictures, which requires the package trait `OptionalLibraries`.
  ///
  /// Pixels become premultiplied sRGB. Color profiles and Exif's orientation are ignored, and animated files are
  /// refused.
  public struct WebPDecoder: Hashable, Sendable {
    /// The largest accepted number of pixels; by default 2²⁶ (8,192 × 8,192 pixels, which take 256 MiB).
    public var pixelLimit: Int

    /// Creates a decoder that refuses pictures of more than `pixelLimit` pixels before it allocates memory for them.
    public init(pixelLimit: Int = 1 << 26) { self.pixelLimit = pixelLimit }

    /// Returns the picture that the bytes encode.
    ///
    /// - Throws: `ImageCodingError` with the position of the error, where it's known.
    public func decode(_ data: Data) throws(ImageCodingError) -> CGImage {
      try Self.checkContainer(data)
      let size = try Self.size(data)
      try size.check(limit: pixelLimit)
      var pixels = [UInt32](repeating: 0, count: size.count)
      try Self.check(Self.read(data, size, into: &pixels))
      for index in pixels.indices {
        pixels[index] = StraightAlpha.multiply(UInt32(littleEndian: pixels[index]))
      }
      return CGImage(bitmap: Bitmap(width: size.width, height: size.height, pixels: pixels))
    }

    /// Returns the picture in a file.
    ///
    /// - Throws: `ImageCodingError` that names the file.
    public func decode(contentsOf url: URL) throws(ImageCodingError) -> CGImage {
      try PictureFile(url: url, pixelLimit: pixelLimit).decode([.webP], decode)
    }
  }

  extension WebPDecoder {
    /// Detects a truncated file, which libwebp doesn't always report.
    static func checkContainer(_ data: Data) throws(ImageCodingError) {
      guard PictureFormat(data) == .webP else {
        throw ImageCodingError(
          .wrongFormat, offset: 0, "not a WebP; expected RIFF and WEBP in the first twelve bytes")
      }
      // The length of the RIFF chunk excludes its name and the length itself.
      let end = 8 + data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard end <= data.count else {
        throw ImageCodingError(
          .truncated, offset: data.count, "the file ends here; expected \(end) bytes")
      }
    }

    /// Returns the properties in the first chunks.
    static func features(_ data: Data) throws(ImageCodingError) -> WebPBitstreamFeatures {
      var features = WebPBitstreamFeatures()
      try check(data.withUnsafeBytes { WebPGetFeatures($0.bytes, $0.count, &features) })
      return features
    }

    private static func size(_ data: Data) throws(ImageCodingError) -> PictureSize {
      let features = try features(data)
      guard features.has_animation == 0 else {
        throw ImageCodingError(
          .wrongFormat, "an animated WebP; expected a still picture (FilmReader reads animated ones)")
      }
      return PictureSize(width: Int(features.width), height: Int(features.height))
    }

    /// Reads straight RGBA bytes into a buffer, which must have the size in the header.
    private static func read(
      _ data: Data, _ size: PictureSize, into pixels: inout [UInt32]
    ) -> VP8StatusCode {
      var config = WebPDecoderConfig()
      guard WebPInitDecoderConfig(&config) != 0 else { return VP8_STATUS_INVALID_PARAM }
      return pixels.withUnsafeMutableBytes { pixels in
        config.output.colorspace = MODE_RGBA
        config.output.is_external_memory = 1
        config.output.u.RGBA = WebPRGBABuffer(
          rgba: pixels.baseAddress?.assumingMemoryBound(to: UInt8.self), stride: CInt(size.width * 4),
          size: pixels.count)
        return data.withUnsafeBytes { WebPDecode($0.bytes, $0.count, &config) }
      }
    }

    private static func check(_ status: VP8StatusCode) throws(ImageCodingError) {
      switch status {
      case VP8_STATUS_OK: return
      case VP8_STATUS_NOT_ENOUGH_DATA, VP8_STATUS_SUSPENDED:
        throw ImageCodingError(.truncated, "the WebP's pixels end before the picture is complete")
      default:
        throw ImageCodingError(.corrupt, "the WebP can't be decoded: libwebp's status \(status.rawValue)")
      }
    }
  }

  extension UnsafeRawBufferPointer {
    fileprivate var bytes: UnsafePointer<UInt8>? { baseAddress?.assumingMemoryBound(to: UInt8.self) }
  }
#endif
