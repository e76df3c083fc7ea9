#if OptionalLibraries
  import CWebP
  import CoreGraphics
  import Foundation
  import Raster

  /// The frames of an animated WebP, composed by libwebp.
  final class WebPSource: FilmSource {
    let size: PictureSize
    let loopCount: Int
    let frameCount: Int

    /// A copy of the file, which libwebp refers to.
    private let bytes: UnsafeMutableRawBufferPointer
    private let decoder: OpaquePointer
    /// The end of the last frame, in milliseconds. libwebp's sum wraps around after 24 days.
    private var end: CInt = 0

    init(_ data: Data, pixelLimit: Int) throws(ImageCodingError) {
      try WebPDecoder.checkContainer(data)
      let features = try WebPDecoder.features(data)
      size = PictureSize(width: Int(features.width), height: Int(features.height))
      try size.check(limit: pixelLimit)
      bytes = .allocate(byteCount: data.count, alignment: 1)
      bytes.copyBytes(from: data)
      var options = WebPAnimDecoderOptions()
      WebPAnimDecoderOptionsInit(&options)
      options.color_mode = MODE_RGBA
      var file = WebPData(
        bytes: bytes.baseAddress.map { UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) },
        size: bytes.count)
      guard let decoder = WebPAnimDecoderNew(&file, &options) else {
        bytes.deallocate()
        throw ImageCodingError(.corrupt, "the WebP film can't be decoded: its chunks contradict each other")
      }
      self.decoder = decoder
      var info = WebPAnimInfo()
      WebPAnimDecoderGetInfo(decoder, &info)
      // A still picture has no number of passes, and libwebp reports 1.
      (loopCount, frameCount) = (Int(info.loop_count), Int(info.frame_count))
    }

    deinit {
      WebPAnimDecoderDelete(decoder)
      bytes.deallocate()
    }

    func next() throws(ImageCodingError) -> FilmFrame? {
      guard WebPAnimDecoderHasMoreFrames(decoder) != 0 else { return nil }
      var buffer: UnsafeMutablePointer<UInt8>?
      var frameEnd: CInt = 0
      guard WebPAnimDecoderGetNext(decoder, &buffer, &frameEnd) != 0, let buffer else {
        throw ImageCodingError(.corrupt, "a frame that begins at \(end) ms of the WebP film can't be decoded")
      }
      let source = UnsafeRawBufferPointer(start: buffer, count: size.count * 4)
      let pixels = (0..<size.count).map {
        StraightAlpha.multiply(
          UInt32(littleEndian: source.loadUnaligned(fromByteOffset: $0 * 4, as: UInt32.self)))
      }
      defer { end = frameEnd }
      return FilmFrame(
        image: CGImage(bitmap: Bitmap(width: size.width, height: size.height, pixels: pixels)),
        duration: Double(UInt32(bitPattern: frameEnd &- end)) / 1000)
    }
  }
#endif
