import QuartzCore

// Plays that are waited for.

extension LottieAnimationLayer {
  /// Plays the film to its end, as ``play(completion:)`` does, and waits until the play is over.
  ///
  /// Whatever moves the time of the layer's tree on, a window or a test that advances a stage, goes on in the meantime; so
  /// does this task, some time after the end: what must happen at the end's own instant belongs in a completion. Cancelling
  /// the task stops the film at the frame that shows; a task that is cancelled already plays nothing. Asynchronous code that
  /// isn't to wait says `play(completion: nil)`.
  ///
  /// - Returns: Whether the play came to its end.
  @discardableResult
  public nonisolated(nonsending) func play() async -> Bool { await waiting { play(completion: $0) } }

  /// Plays what a value tells, as ``play(_:completion:)`` does, and waits until the play is over; see ``play()``.
  @discardableResult
  public nonisolated(nonsending) func play(_ mode: LottiePlaybackMode.PlaybackMode) async -> Bool {
    await waiting { play(mode, completion: $0) }
  }

  /// Plays from a frame to another, as ``play(fromFrame:toFrame:loopMode:completion:)`` does, and waits until the play is
  /// over; see ``play()``.
  @discardableResult
  public nonisolated(nonsending) func play(
    fromFrame first: AnimationFrameTime? = nil, toFrame last: AnimationFrameTime,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await play(.fromFrame(first, toFrame: last, loopMode: mode ?? loopMode))
  }

  /// Plays from a place in the film to another, both 0…1, and waits until the play is over; see ``play()``.
  @discardableResult
  public nonisolated(nonsending) func play(
    fromProgress first: AnimationProgressTime? = nil, toProgress last: AnimationProgressTime,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await play(.fromProgress(first, toProgress: last, loopMode: mode ?? loopMode))
  }

  /// Plays from a marker to another, as ``play(fromMarker:toMarker:playEndMarkerFrame:loopMode:completion:)`` does, and
  /// waits until the play is over; see ``play()``.
  @discardableResult
  public nonisolated(nonsending) func play(
    fromMarker first: String? = nil, toMarker last: String, playEndMarkerFrame: Bool = true,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await play(
      .fromMarker(
        first, toMarker: last, playEndMarkerFrame: playEndMarkerFrame, loopMode: mode ?? loopMode))
  }

  /// Plays the part of the film that a marker names, and waits until the play is over; see ``play()``.
  @discardableResult
  public nonisolated(nonsending) func play(
    marker name: String, loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await play(.marker(name, loopMode: mode ?? loopMode))
  }

  /// Plays the parts of the film that markers name, one after the other, and waits until the last one is over; see
  /// ``play()``.
  @discardableResult
  public nonisolated(nonsending) func play(markers names: [String]) async -> Bool {
    await play(.markers(names))
  }

  private nonisolated(nonsending) func waiting(
    for play: (@escaping LottieCompletionBlock) -> Void
  ) async -> Bool {
    guard !Task.isCancelled else { return false }
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    var isOver = false
    atHostTime {
      play {
        isOver = true
        end.yield($0)
      }
    }
    for await finished in ends { return finished }
    // The task was cancelled.
    if !isOver { atHostTime { pause() } }
    return false
  }
}
