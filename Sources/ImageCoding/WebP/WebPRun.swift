#if OptionalLibraries
  /// A segment that one thread encodes while it can still grow. Another thread can take over its last frames.
  ///
  /// ``WebPRunQueue`` guards its variables with a lock.
  final class WebPRun {
    /// The frames that are encoded first, and whose results are dropped; empty at the beginning of the film.
    let leadIn: [WebPFrame]
    private(set) var frames: [WebPFrame]
    /// The number of frames that a thread has begun to encode.
    private var begunCount = 0
    /// Whether no more frames are added.
    private(set) var isClosed: Bool
    private var isTaken = false
    /// The encoder while no thread encodes the run; nil before the first turn, too.
    private var encoder: WebPFilmEncoder?
    /// The result of all frames; nil until a thread has encoded the last one.
    private(set) var result: Result<WebPEncodedSegment, any Error>?

    init(after leadIn: [WebPFrame], _ frames: [WebPFrame] = [], isClosed: Bool = false) {
      self.leadIn = leadIn
      self.frames = frames
      self.isClosed = isClosed
    }
  }

  extension WebPRun {
    /// The number of frames that no thread has begun to encode.
    var waitingCount: Int { frames.count - begunCount }

    /// Whether a thread can take over some of the frames.
    var isDivisible: Bool { result == nil && waitingCount > 1 }

    /// The lead-in of the next run.
    var nextLeadIn: [WebPFrame] { leadIn(before: frames.count) }

    private func leadIn(before index: Int) -> [WebPFrame] {
      (leadIn + frames.prefix(index)).suffix(WebPSegment.leadInCount)
    }

    func append(_ frame: WebPFrame) { frames.append(frame) }

    func close() { isClosed = true }

    /// Closes the run before its last waiting frames, and returns a run of those.
    func split(last count: Int) -> WebPRun {
      let end = frames.count - count
      let rest = WebPRun(after: leadIn(before: end), Array(frames[end...]), isClosed: isClosed)
      frames.removeLast(count)
      close()
      return rest
    }
  }

  // MARK: - Turns of threads

  extension WebPRun {
    /// Whether the run has work that no thread has taken.
    var isReady: Bool { !isTaken && result == nil && (waitingCount > 0 || isClosed) }

    /// Begins a turn, and returns the encoder of the last one.
    func take() -> WebPFilmEncoder? {
      isTaken = true
      defer { encoder = nil }
      return encoder
    }

    /// Returns the next frame to encode; nil if none waits.
    func next() -> WebPFrame? {
      guard waitingCount > 0 else { return nil }
      defer { begunCount += 1 }
      return frames[begunCount]
    }

    /// Ends a turn before the end of the run.
    func pause(_ encoder: WebPFilmEncoder?) {
      isTaken = false
      self.encoder = encoder
    }

    /// Ends the last turn. After an error, the other frames aren't encoded.
    func finish(_ result: Result<WebPEncodedSegment, any Error>) {
      isTaken = false
      close()
      self.result = result
    }
  }
#endif
