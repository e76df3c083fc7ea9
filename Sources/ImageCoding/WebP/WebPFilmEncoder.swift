#if OptionalLibraries
  import CWebP
  import Foundation

  /// libwebp's encoder for films.
  final class WebPFilmEncoder {
    private let settings: WebPFilmSettings
    private let encoder: OpaquePointer

    init(_ settings: WebPFilmSettings) throws(ImageCodingError) {
      self.settings = settings
      Self.keepFreedMemory()
      var options = try settings.filmOptions()
      guard let encoder = WebPAnimEncoderNew(CInt(settings.width), CInt(settings.height), &options) else {
        throw Self.allocationFailure(settings)
      }
      self.encoder = encoder
    }

    deinit { WebPAnimEncoderDelete(encoder) }
  }

  extension WebPFilmEncoder {
    /// Creates an encoder that has encoded the lead-in of a segment.
    convenience init(_ settings: WebPFilmSettings, after leadIn: [WebPFrame]) throws(ImageCodingError) {
      try self.init(settings)
      for (index, frame) in leadIn.dropLast().enumerated() {
        try append(frame, index == 0 ? .leastWithoutComparison : .leastExact)
      }
      // If the encoder compares sizes in order to choose a rectangle, the rectangle depends on the effort.
      if let last = leadIn.last { try append(last, settings.minimizesSize ? .full : .least) }
    }
  }

  extension WebPFilmEncoder: WebPFilm {
    func append(_ frame: WebPFrame, until _: CInt) throws(ImageCodingError) { try append(frame, .full) }

    /// Adds a frame, which begins after the last one.
    func append(_ frame: WebPFrame, _ effort: WebPFrameEffort) throws(ImageCodingError) {
      let (width, height) = (settings.width, settings.height)
      var picture = WebPPicture()
      guard WebPPictureInit(&picture) != 0 else { throw failure() }
      defer { WebPPictureFree(&picture) }
      (picture.use_argb, picture.width, picture.height) = (1, CInt(width), CInt(height))
      guard WebPPictureAlloc(&picture) != 0, let target = picture.argb else {
        throw Self.allocationFailure(settings)
      }
      let stride = Int(picture.argb_stride)
      for y in 0..<height {
        for x in 0..<width {
          target[y * stride + x] = Self.argb(StraightAlpha.divide(frame.pixels[y * width + x]))
        }
      }
      var config = try settings.frameOptions(effort)
      guard WebPAnimEncoderAdd(encoder, &picture, frame.time, &config) != 0 else { throw failure() }
    }

    func finish(at end: CInt) throws(ImageCodingError) -> [UInt8] {
      var data = WebPData()
      WebPDataInit(&data)
      defer { WebPDataClear(&data) }
      guard WebPAnimEncoderAdd(encoder, nil, end, nil) != 0, WebPAnimEncoderAssemble(encoder, &data) != 0
      else {
        throw failure()
      }
      return [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    /// Does nothing, because no other thread works for the film.
    func stop() {}

    /// Makes glibc keep the memory that libwebp frees after each frame.
    ///
    /// It otherwise returns the memory to the system and gets it back for the next frame, page by page, which takes a tenth
    /// of the time of a lossless frame. Freeing a block of up to 32 MiB raises its threshold to twice the block's size.
    private static func keepFreedMemory() { WebPFree(WebPMalloc(33_000_000)) }

    private static func allocationFailure(_ settings: WebPFilmSettings) -> ImageCodingError {
      ImageCodingError(
        .file, "libwebp can't allocate memory for \(settings.width) × \(settings.height) pixels")
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
