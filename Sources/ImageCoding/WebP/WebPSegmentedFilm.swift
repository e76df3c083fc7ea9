#if OptionalLibraries
  /// A film whose segments are encoded in parallel, with the bytes that one encoder makes.
  ///
  /// ```
  /// frames        0  1  2  3  4  5  6  7  8  9  …
  /// segment 0    [0  1  2  3]
  /// segment 1        1  2  3 [4  5  6  7]             its lead-in is encoded with the least effort
  /// segment 2                    5  6  7 [8  9 …
  /// ```
  ///
  /// A segment's encoder rarely has another state after the lead-in than an encoder of the whole film, for example if
  /// the lead-in begins while frames are merged. Then the segment is encoded once more, after frames that produce the right state.
  ///
  /// Frames that end after ``sequentialTime`` are encoded in sequence, because the encoder splits durations of more than 2²⁴
  /// milliseconds, which changes its state.
  final class WebPSegmentedFilm {
    private let settings: WebPFilmSettings
    private let length: Int
    private let threads: Int
    private let conveyor: Conveyor<WebPEncodedSegment>
    private let joiner: WebPFilmJoiner
    /// The frames of the next segment.
    private var frames: [WebPFrame] = []
    private var leadIn: [WebPFrame] = []
    /// The encoder of the frames that end late.
    private var rest: WebPFilmEncoder?

    init(_ settings: WebPFilmSettings, crew: Crew) throws(ImageCodingError) {
      self.settings = settings
      length = Self.segmentLength(width: settings.width, height: settings.height)
      threads = crew.threads
      conveyor = Conveyor(crew: crew)
      joiner = try WebPFilmJoiner(settings)
    }

    /// The latest end of a frame that is encoded in parallel, in milliseconds.
    static let sequentialTime: CInt = 1 << 23

    /// Returns the number of frames in a segment: at most 32, and fewer if they'd need more than 32 MiB, but at least 2.
    static func segmentLength(width: Int, height: Int) -> Int {
      max(2, min(32, (1 << 23) / (width * height)))
    }

    /// The least number of frames in one of the last segments, unless the film is shorter.
    private static let leastLength = 2
  }

  extension WebPSegmentedFilm: WebPFilm {
    func append(_ frame: WebPFrame, until end: CInt) throws {
      if end > Self.sequentialTime || rest != nil { return try encoderOfRest().append(frame, .full) }
      // The encoder would merge equal frames, but they are useless in a lead-in.
      if let last = frames.last ?? leadIn.last, last.pixels.hasSameBytes(as: frame.pixels) { return }
      frames.append(frame)
      if frames.count == nextLength + reserve { try encodeFirst(nextLength) }
    }

    func finish(at end: CInt) throws -> [UInt8] {
      if let rest { return try join(rest, until: end) }
      try encodeAll()
      return try joiner.finish(at: end)
    }

    /// The number of frames in the next segment unless the film ends. The first one is short, so that other threads begin
    /// to encode while a few frames are drawn.
    private var nextLength: Int { leadIn.isEmpty ? max(2, length / 4) : length }

    /// The number of frames that aren't encoded yet when a segment begins, so that ``encodeAll()`` can divide them.
    private var reserve: Int { nextLength / 2 }

    /// Encodes the first frames that wait as a segment, and joins the segments that are ready.
    private func encodeFirst(_ count: Int) throws {
      let segment = WebPSegment(settings: settings, leadIn: leadIn, frames: Array(frames.prefix(count)))
      frames.removeFirst(segment.frames.count)
      leadIn = (leadIn + segment.frames).suffix(WebPSegment.leadInCount)
      try conveyor.add({ try segment.encoded() }, deliver: joiner.append)
    }

    /// Encodes and joins all frames so far.
    ///
    /// The segments become shorter and shorter, so that all threads end at about the same time.
    private func encodeAll() throws {
      while !frames.isEmpty {
        let count = max(Self.leastLength, frames.count / threads)
        try encodeFirst(frames.count - count < Self.leastLength ? frames.count : count)
      }
      try conveyor.finish(deliver: joiner.append)
    }
  }

  extension WebPSegmentedFilm {
    private func encoderOfRest() throws -> WebPFilmEncoder {
      if let rest { return rest }
      try encodeAll()
      let encoder = try WebPFilmEncoder(settings)
      for frame in preparation { try encoder.append(frame, .leastExact) }
      rest = encoder
      return encoder
    }

    private var preparation: [WebPFrame] { joiner.state?.preparation(width: settings.width) ?? [] }

    private func join(_ rest: WebPFilmEncoder, until end: CInt) throws -> [UInt8] {
      let film = try rest.finish(at: end)
      guard let state = joiner.state, let start = preparation.first?.time else { return film }
      let frames = try WebPEncodedFrame.all(in: film, startingAt: start)
      let isOld = { (frame: WebPEncodedFrame) in frame.time <= state.canvas.time }
      try joiner.join(Array(frames.drop(while: isOld)), after: frames.last(where: isOld))
      return try joiner.finish(at: end)
    }
  }
#endif
