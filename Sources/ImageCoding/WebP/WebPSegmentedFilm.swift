#if OptionalLibraries
  /// A film whose segments are encoded in parallel, with the bytes that one encoder makes.
  ///
  /// ```
  /// frames        0  1  2  3  4  5  6  7  8  9  …
  /// segment 0    [0  1  2  3]
  /// segment 1           2  3 [4  5  6  7]             its lead-in is encoded with the least effort
  /// segment 2                       6  7 [8  9 …
  /// ```
  ///
  /// A thread without work takes over half of the frames that wait for another one; they become a segment of their own.
  ///
  /// After the lead-in, the encoder of a segment usually has the state that an encoder of the whole film has. If not, for
  /// example because frames cover others that were cleared, the segment is encoded again, after frames that produce the
  /// right state.
  ///
  /// Frames that end after ``sequentialTime`` are encoded in sequence, because the encoder splits durations of more than 2²⁴
  /// milliseconds, which changes its state.
  final class WebPSegmentedFilm {
    private let settings: WebPFilmSettings
    /// The largest number of frames that are retained.
    private let capacity: Int
    private let runs: WebPRunQueue
    private let joiner: WebPFilmJoiner
    /// The encoder of the frames that end late.
    private var rest: WebPFilmEncoder?

    init(_ settings: WebPFilmSettings, crew: Crew) throws(ImageCodingError) {
      self.settings = settings
      capacity = 2 * crew.threads * Self.frameCountPerGroup(width: settings.width, height: settings.height)
      runs = WebPRunQueue(settings, crew: crew)
      joiner = try WebPFilmJoiner(settings)
    }

    deinit { stop() }

    /// The latest end of a frame that is encoded in parallel, in milliseconds.
    static let sequentialTime: CInt = 1 << 23

    /// Returns the number of frames in a group: at most 32, and fewer if they'd need more than 32 MiB, but at least 2. The
    /// film retains two groups per thread.
    static func frameCountPerGroup(width: Int, height: Int) -> Int {
      max(2, min(32, (1 << 23) / (width * height)))
    }
  }

  extension WebPSegmentedFilm: WebPFilm {
    func append(_ frame: WebPFrame, until end: CInt) throws {
      if end > Self.sequentialTime || rest != nil { return try encoderOfRest().append(frame, .full) }
      runs.append(frame)
      try joinResults()
      while runs.frameCount >= capacity { try makeProgress() }
    }

    func finish(at end: CInt) throws -> [UInt8] {
      if let rest { return try join(rest, until: end) }
      try encodeAll()
      return try joiner.finish(at: end)
    }

    /// Encodes and joins all frames so far.
    private func encodeAll() throws {
      runs.close()
      while runs.frameCount > 0 { try makeProgress() }
    }

    /// Encodes frames or waits for other threads, and joins what is ready.
    private func makeProgress() throws {
      if !runs.encodeRun() { runs.finishFirst() }
      try joinResults()
    }

    private func joinResults() throws {
      do {
        while let segment = try runs.removeFirstResult() { try joiner.append(segment) }
      } catch {
        stop()
        throw error
      }
    }

    func stop() { runs.stop() }
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
