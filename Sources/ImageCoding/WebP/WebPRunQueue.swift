#if OptionalLibraries
  import Foundation

  /// The runs of a film that aren't joined yet, and the threads that encode them.
  ///
  /// It's safe to share, because a lock guards the runs, and only the thread that has taken a run uses its encoder.
  final class WebPRunQueue: @unchecked Sendable {
    private let settings: WebPFilmSettings
    private let crew: Crew
    /// Guards all other variables, and is signaled when a run has a result.
    private let condition = NSCondition()
    private var runs: [WebPRun] = []
    private var helperCount = 0
    /// The lead-in of the next run, used if there is no run before it.
    private var leadIn: [WebPFrame] = []
    private var isStopped = false

    init(_ settings: WebPFilmSettings, crew: Crew) {
      self.settings = settings
      self.crew = crew
    }

    private func locked<Value>(_ body: () throws -> Value) rethrows -> Value {
      condition.lock()
      defer { condition.unlock() }
      return try body()
    }
  }

  // MARK: - Frames and results

  extension WebPRunQueue {
    /// The number of frames that are retained.
    var frameCount: Int { locked { runs.reduce(0) { $0 + $1.frames.count } } }

    /// Adds the next frame of the film.
    func append(_ frame: WebPFrame) {
      locked {
        openRun().append(frame)
        callHelper()
      }
    }

    /// Returns the last run, or a new one if that is closed.
    private func openRun() -> WebPRun {
      if let last = runs.last, !last.isClosed { return last }
      let run = WebPRun(after: runs.last?.nextLeadIn ?? leadIn)
      runs.append(run)
      return run
    }

    /// Closes the last run, because no more frames follow.
    func close() {
      locked {
        runs.last?.close()
        callHelper()
      }
    }

    /// Removes the first run if it has a result, and returns that.
    ///
    /// - Throws: The error of the run.
    func removeFirstResult() throws -> WebPEncodedSegment? {
      try locked {
        guard let result = runs.first?.result else { return nil }
        leadIn = runs.removeFirst().nextLeadIn
        return try result.get()
      }
    }

    /// Closes the first run if it's the only one, and waits while another thread encodes it.
    func finishFirst() {
      locked {
        if runs.count == 1 { runs[0].close() }
        callHelper()
        while let first = runs.first, first.result == nil, !first.isReady { condition.wait() }
      }
    }

    /// Drops all runs. Threads end their work before the next frame.
    func stop() {
      locked {
        isStopped = true
        runs = []
      }
    }
  }

  // MARK: - Threads

  extension WebPRunQueue: Crew.Task {
    /// Encodes the frames that wait in a run. Then other tasks have their turn, until no run needs another thread.
    func perform() {
      guard let turn = locked(beginTurnOrLeave) else { return }
      encode(turn)
      crew.add(self)
    }

    /// Takes a run that is ready, or half of the waiting frames of another one, and encodes it. Returns false if there is
    /// neither.
    func encodeRun() -> Bool {
      guard let turn = locked(beginTurn) else { return false }
      encode(turn)
      return true
    }

    /// The frames that wait in a run, as work of a thread.
    private struct Turn {
      let run: WebPRun
      var encoder: WebPFilmEncoder?
    }

    private func beginTurn() -> Turn? {
      guard !isStopped, let run = runs.first(where: \.isReady) ?? splitRun() else { return nil }
      return Turn(run: run, encoder: run.take())
    }

    private func beginTurnOrLeave() -> Turn? {
      let turn = beginTurn()
      if turn == nil { helperCount -= 1 }
      return turn
    }

    /// Calls a helper if a run needs one.
    private func callHelper() {
      guard helperCount < crew.threads - 1, runs.contains(where: { $0.isReady || $0.isDivisible }) else {
        return
      }
      helperCount += 1
      crew.add(self)
    }

    /// Returns a run of about half of the frames that wait for the busiest thread.
    private func splitRun() -> WebPRun? {
      let index = runs.indices.max { runs[$0].waitingCount < runs[$1].waitingCount }
      guard let index, runs[index].isDivisible else { return nil }
      let run = runs[index].split(last: runs[index].waitingCount / 2)
      runs.insert(run, at: index + 1)
      return run
    }
  }

  // MARK: - Encoding

  extension WebPRunQueue {
    private enum Step {
      case encode(WebPFrame)
      case finish(WebPSegment)
      case leave
    }

    private func encode(_ turn: Turn) {
      var turn = turn
      do {
        while true {
          switch locked({ nextStep(of: turn) }) {
          case .encode(let frame): try encoder(of: &turn).append(frame, .full)
          case .finish(let segment):
            return finish(turn.run, .success(try segment.results(of: encoder(of: &turn))))
          case .leave: return
          }
        }
      } catch {
        finish(turn.run, .failure(error))
      }
    }

    private func nextStep(of turn: Turn) -> Step {
      if !isStopped {
        if let frame = turn.run.next() { return .encode(frame) }
        if turn.run.isClosed {
          return .finish(WebPSegment(settings: settings, leadIn: turn.run.leadIn, frames: turn.run.frames))
        }
      }
      turn.run.pause(turn.encoder)
      return .leave
    }

    private func encoder(of turn: inout Turn) throws(ImageCodingError) -> WebPFilmEncoder {
      let encoder =
        if let old = turn.encoder { old } else { try WebPFilmEncoder(settings, after: turn.run.leadIn) }
      turn.encoder = encoder
      return encoder
    }

    private func finish(_ run: WebPRun, _ result: Result<WebPEncodedSegment, any Error>) {
      locked {
        run.finish(result)
        condition.broadcast()
      }
    }
  }
#endif
