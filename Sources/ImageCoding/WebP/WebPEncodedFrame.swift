#if OptionalLibraries
  import CWebP
  import Raster

  /// A frame of a WebP film, as it was encoded.
  struct WebPEncodedFrame: Sendable {
    /// The beginning of the frame, in milliseconds.
    let time: CInt
    /// The rectangle of the canvas that the frame draws.
    let rect: PixelRect
    /// A WebP picture of the rectangle.
    let picture: [UInt8]
    let blending: WebPMuxAnimBlend
    /// The treatment of the rectangle at the end of the frame.
    var disposal: WebPMuxAnimDispose
  }

  extension WebPEncodedFrame {
    /// Returns the frames of a film, the first of which begins at `start`.
    static func all(in film: [UInt8], startingAt start: CInt) throws(ImageCodingError) -> [WebPEncodedFrame] {
      let mux = film.withUnsafeBufferPointer { film in
        var data = WebPData(bytes: film.baseAddress, size: film.count)
        return WebPMuxCreate(&data, 1)
      }
      guard let mux else { throw failure("can't be read back") }
      defer { WebPMuxDelete(mux) }
      var count: CInt = 0
      guard WebPMuxNumChunks(mux, WEBP_CHUNK_ANMF, &count) == WEBP_MUX_OK else {
        throw failure("has no number of frames")
      }
      var frames: [WebPEncodedFrame] = []
      var time = start
      for number in 0..<UInt32(count) {
        var info = WebPMuxFrameInfo()
        // libwebp counts frames from 1.
        guard WebPMuxGetFrame(mux, number + 1, &info) == WEBP_MUX_OK else {
          throw failure("has no frame \(number)")
        }
        defer { WebPDataClear(&info.bitstream) }
        frames.append(try WebPEncodedFrame(info, at: time))
        time += info.duration
      }
      return frames
    }

    private init(_ info: WebPMuxFrameInfo, at time: CInt) throws(ImageCodingError) {
      var (width, height): (CInt, CInt) = (0, 0)
      guard WebPGetInfo(info.bitstream.bytes, info.bitstream.size, &width, &height) != 0 else {
        throw Self.failure("has a damaged frame at \(time) ms")
      }
      self.time = time
      rect = PixelRect(
        x: Int(info.x_offset), y: Int(info.y_offset), width: Int(width), height: Int(height))
      picture = [UInt8](UnsafeBufferPointer(start: info.bitstream.bytes, count: info.bitstream.size))
      (blending, disposal) = (info.blend_method, info.dispose_method)
    }

    private static func failure(_ text: String) -> ImageCodingError {
      ImageCodingError(.corrupt, "a film that libwebp encoded \(text)")
    }
  }
#endif
