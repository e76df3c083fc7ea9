#if OptionalLibraries
  import CWebP
  import Raster

  /// A film that is joined from encoded segments, with the bytes that one encoder of the whole film makes.
  final class WebPFilmJoiner {
    private let settings: WebPFilmSettings
    private let mux: OpaquePointer
    /// The last encoded frame, whose duration and disposal depend on the next one.
    private var last: WebPEncodedFrame?
    private var canvas: WebPFrame?
    /// The number of encoded frames.
    private var count = 0

    init(_ settings: WebPFilmSettings) throws(ImageCodingError) {
      self.settings = settings
      guard let mux = WebPMuxNew() else { throw ImageCodingError(.file, "libwebp can't allocate memory") }
      self.mux = mux
    }

    deinit { WebPMuxDelete(mux) }
  }

  extension WebPFilmJoiner {
    /// The state of an encoder of all frames so far; nil before the first frame.
    var state: WebPFilmState? {
      guard let last, let canvas else { return nil }
      return WebPFilmState(canvas: canvas, rect: last.rect)
    }

    /// Appends a segment, which is encoded anew if its encoder began in another state than this film has.
    func append(_ encoded: WebPEncodedSegment) throws(ImageCodingError) {
      let segment = encoded.segment
      let encoded =
        if let state, !continues(encoded.predecessor) { try segment.encoded(after: state) } else { encoded }
      try join(encoded.frames, after: encoded.predecessor)
      if let last, let frame = segment.frames.last(where: { $0.time == last.time }) { canvas = frame }
    }

    /// Appends frames of an encoder that was prepared with the film's state.
    ///
    /// - Parameter predecessor: The last frame of the preparation.
    func join(_ frames: [WebPEncodedFrame], after predecessor: WebPEncodedFrame?) throws(ImageCodingError) {
      guard continues(predecessor) else {
        throw ImageCodingError(.file, "the installed libwebp can't continue a film")
      }
      if let predecessor { last?.disposal = predecessor.disposal }
      for frame in frames {
        try pushLast(until: frame.time)
        last = frame
        count += 1
      }
    }

    /// Whether an encoder whose last frame was `predecessor` had the state of this film.
    private func continues(_ predecessor: WebPEncodedFrame?) -> Bool {
      predecessor?.time == last?.time && predecessor?.rect == last?.rect
    }

    /// Returns the bytes of the film.
    ///
    /// - Parameter end: The end of the last frame in milliseconds.
    func finish(at end: CInt) throws(ImageCodingError) -> [UInt8] {
      if count == 1, let canvas { return try stillPicture(canvas, until: end) }
      try pushLast(until: end)
      var parameters = try settings.filmOptions().anim_params
      try check(WebPMuxSetCanvasSize(mux, CInt(settings.width), CInt(settings.height)))
      try check(WebPMuxSetAnimationParams(mux, &parameters))
      var data = WebPData()
      WebPDataInit(&data)
      defer { WebPDataClear(&data) }
      try check(WebPMuxAssemble(mux, &data))
      return [UInt8](UnsafeBufferPointer(start: data.bytes, count: data.size))
    }

    /// Returns a film of one frame, for which the encoder chooses another form.
    private func stillPicture(_ frame: WebPFrame, until end: CInt) throws(ImageCodingError) -> [UInt8] {
      let encoder = try WebPFilmEncoder(settings)
      try encoder.append(frame, .full)
      return try encoder.finish(at: end)
    }

    private func pushLast(until end: CInt) throws(ImageCodingError) {
      guard let last else { return }
      var info = WebPMuxFrameInfo()
      info.id = WEBP_CHUNK_ANMF
      (info.x_offset, info.y_offset) = (CInt(last.rect.minX), CInt(last.rect.minY))
      (info.blend_method, info.dispose_method) = (last.blending, last.disposal)
      info.duration = end - last.time
      let error = last.picture.withUnsafeBufferPointer { picture in
        info.bitstream = WebPData(bytes: picture.baseAddress, size: picture.count)
        return WebPMuxPushFrame(mux, &info, 1)
      }
      try check(error)
    }

    private func check(_ error: WebPMuxError) throws(ImageCodingError) {
      guard error == WEBP_MUX_OK else {
        throw ImageCodingError(.file, "libwebp can't join the film: error \(error.rawValue)")
      }
    }
  }
#endif
