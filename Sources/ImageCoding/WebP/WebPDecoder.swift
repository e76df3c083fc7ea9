#if OptionalLibraries
  import CWebP
  public import CoreGraphics
  import Raster

  /// Reads WebP pictures, lossy and lossless ones; if the package's trait `OptionalLibraries` is on.
  ///
  /// Pixels become premultiplied sRGB: a colour profile isn't honoured, nor is Exif's orientation. Animated files are
  /// refused.
  public struct WebPDecoder: Hashable, Sendable {
    /// The most pixels that a picture may have, by default 2²⁶ (8,192 × 8,192, which take 256 MiB).
    public var pixelLimit: Int

    /// A decoder that refuses pictures of more than `pixelLimit` pixels before it reserves memory for them.
    public init(pixelLimit: Int = 1 << 26) { self.pixelLimit = pixelLimit }

    /// Returns the picture that some bytes encode.
    ///
    /// - Throws: `ImageCodingError` that says what is wrong and at which byte, where that is known.
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
    /// Finds where a file ends too early, which libwebp doesn't always tell.
    private static func checkContainer(_ data: Data) throws(ImageCodingError) {
      guard PictureFormat(data) == .webP else {
        throw ImageCodingError(
          .wrongFormat, offset: 0, "not a WebP: its first twelve bytes aren't a WebP's")
      }
      // RIFF's length doesn't count its name and itself.
      let end = 8 + data.dropFirst(4).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
      guard end <= data.count else {
        throw ImageCodingError(
          .truncated, offset: data.count, "the file ends here, \(end) bytes were expected")
      }
    }

    private static func size(_ data: Data) throws(ImageCodingError) -> PictureSize {
      var features = WebPBitstreamFeatures()
      try check(data.withUnsafeBytes { WebPGetFeatures($0.bytes, $0.count, &features) })
      guard features.has_animation == 0 else {
        throw ImageCodingError(.wrongFormat, "an animated WebP; a still one was expected")
      }
      return PictureSize(width: Int(features.width), height: Int(features.height))
    }

    /// Reads straight RGBA bytes; the buffer must have the size that the header states.
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
