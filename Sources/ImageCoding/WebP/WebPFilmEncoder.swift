#if OptionalLibraries
  import CWebP
  import Foundation

  /// libwebp's encoder for films.
  final class WebPFilmEncoder {
    private let width: Int
    private let height: Int
    private let encoder: OpaquePointer
    private var config = WebPConfig()

    init(width: Int, height: Int, options: WebPWriter.Options) throws(ImageCodingError) {
      (self.width, self.height) = (width, height)
      var film = WebPAnimEncoderOptions()
      guard WebPAnimEncoderOptionsInit(&film) != 0, Self.configure(&config, options) else {
        throw ImageCodingError(
          .file, "the installed libwebp is incompatible with the version that this program was built with")
      }
      film.anim_params.loop_count = CInt(options.loopCount)
      if case .mixed = options.compression { film.allow_mixed = 1 }
      film.minimize_size = options.effort == 6 ? 1 : 0
      guard let encoder = WebPAnimEncoderNew(CInt(width), CInt(height), &film) else {
        throw ImageCodingError(.file, "libwebp can't allocate memory for \(width) × \(height) pixels")
      }
      self.encoder = encoder
    }

    deinit { WebPAnimEncoderDelete(encoder) }

    private static func configure(_ config: inout WebPConfig, _ options: WebPWriter.Options) -> Bool {
      guard WebPConfigInit(&config) != 0 else { return false }
      if let quality = options.compression.quality {
        config.quality = Float(quality)
        config.method = CInt(options.effort)
      } else {
        // The levels of lossless compression are 0 to 9.
        guard WebPConfigLosslessPreset(&config, CInt(options.effort * 3 / 2)) != 0 else { return false }
      }
      config.thread_level = options.threads > 1 ? 1 : 0
      return true
    }
  }

  extension WebPFilmEncoder {
    /// Adds a frame.
    ///
    /// - Parameters:
    ///   - pixels: The premultiplied pixels.
    ///   - time: The beginning of the frame in milliseconds, which never decreases.
    func append(_ pixels: [UInt32], at time: CInt) throws(ImageCodingError) {
      var picture = WebPPicture()
      guard WebPPictureInit(&picture) != 0 else { throw failure() }
      defer { WebPPictureFree(&picture) }
      (picture.use_argb, picture.width, picture.height) = (1, CInt(width), CInt(height))
      guard WebPPictureAlloc(&picture) != 0, let target = picture.argb else {
        throw ImageCodingError(.file, "libwebp can't allocate memory for \(width) × \(height) pixels")
      }
      let stride = Int(picture.argb_stride)
      for y in 0..<height {
        for x in 0..<width { target[y * stride + x] = Self.argb(StraightAlpha.divide(pixels[y * width + x])) }
      }
      guard WebPAnimEncoderAdd(encoder, &picture, time, &config) != 0 else { throw failure() }
    }

    /// Returns the bytes of the film.
    ///
    /// - Parameter time: The end of the last frame in milliseconds.
    func finish(at time: CInt) throws(ImageCodingError) -> [UInt8] {
      var data = WebPData()
      WebPDataInit(&data)
      defer { WebPDataClear(&data) }
      guard WebPAnimEncoderAdd(encoder, nil, time, nil) != 0, WebPAnimEncoderAssemble(encoder, &data) != 0
      else {
        throw failure()
      }
      return [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    private func failure() -> ImageCodingError {
      ImageCodingError(
        .file, "libwebp can't encode the film: \(String(cString: WebPAnimEncoderGetError(encoder)))")
    }

    /// Returns a pixel with blue instead of red in the lowest bits.
    private static func argb(_ pixel: UInt32) -> UInt32 {
      pixel & 0xFF00_FF00 | (pixel & 255) << 16 | pixel >> 16 & 255
    }
  }
#endif
