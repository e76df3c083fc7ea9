#if OptionalLibraries
  /// Successive frames of a film, which an encoder of their own encodes.
  ///
  /// Before them, the encoder gets earlier frames of the film, the lead-in, whose results are dropped. After them, it
  /// usually has the state that an encoder of the whole film would have, and then makes the same bytes.
  struct WebPSegment: Sendable {
    let settings: WebPFilmSettings
    /// The lead-in; empty at the beginning of the film.
    let leadIn: [WebPFrame]
    /// The frames.
    let frames: [WebPFrame]

    /// The largest number of frames in a lead-in. Near the beginning of the film, there are fewer.
    static let leadInCount = 2
  }

  /// The results of a segment.
  struct WebPEncodedSegment: Sendable {
    let segment: WebPSegment
    /// The last encoded frame of the lead-in; nil at the beginning of the film.
    let predecessor: WebPEncodedFrame?
    /// The encoded frames. There may be fewer of them than frames of the segment, because similar frames are merged.
    let frames: [WebPEncodedFrame]
  }

  extension WebPSegment {
    /// Returns the results of an encoder that has encoded the lead-in and the frames, at least one.
    func results(of encoder: WebPFilmEncoder) throws(ImageCodingError) -> WebPEncodedSegment {
      try results(of: encoder, after: leadIn.first)
    }

    /// Encodes the segment after frames that put the encoder into a state.
    func encoded(after state: WebPFilmState) throws(ImageCodingError) -> WebPEncodedSegment {
      let encoder = try WebPFilmEncoder(settings)
      let preparation = state.preparation(width: settings.width)
      for frame in preparation { try encoder.append(frame, .leastExact) }
      for frame in frames { try encoder.append(frame, .full) }
      return try results(of: encoder, after: preparation.first)
    }

    private func results(
      of encoder: WebPFilmEncoder, after first: WebPFrame?
    ) throws(ImageCodingError) -> WebPEncodedSegment {
      let (start, end) = (frames[0].time, frames[frames.count - 1].time)
      if first == nil { try encoder.append(closingFrame(at: end + 1), .least) }
      let encoded = try WebPEncodedFrame.all(
        in: encoder.finish(at: end + 2), startingAt: first?.time ?? start)
      return WebPEncodedSegment(
        segment: self, predecessor: encoded.last { $0.time < start },
        frames: encoded.filter { start...end ~= $0.time })
    }

    /// Returns a frame that isn't merged with its predecessor, so that the encoder doesn't make a still picture.
    private func closingFrame(at time: CInt) -> WebPFrame {
      var pixels = frames[frames.count - 1].pixels
      pixels[0] = WebPFilmState.flipped(pixels[0])
      return WebPFrame(pixels: pixels, time: time)
    }
  }
#endif
