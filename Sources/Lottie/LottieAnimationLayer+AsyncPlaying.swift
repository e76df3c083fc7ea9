import QuartzCore

// Plays that are waited for.

extension LottieAnimationLayer {
  /// Plays the film to its end, as ``play(completion:)`` does, and waits until the play is over.
  ///
  /// Whatever moves the time of the layer's tree on, a window or a test that advances a stage, goes on in the meantime; so
  /// does this task, some time after the end: what must happen at the end's own instant belongs in a completion. Cancelling
  /// the task stops the film at the frame that shows; a task that is cancelled already plays nothing.
  ///
  /// - Returns: Whether the play came to its end.
  public nonisolated(nonsending) func played() async -> Bool { await waiting { play(completion: $0) } }

  /// Plays from a frame to another, as ``play(fromFrame:toFrame:loopMode:completion:)`` does, and waits until the play is
  /// over; see ``played()``.
  public nonisolated(nonsending) func played(
    fromFrame first: AnimationFrameTime? = nil, toFrame last: AnimationFrameTime,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await waiting { play(fromFrame: first, toFrame: last, loopMode: mode, completion: $0) }
  }

  /// Plays from a place in the film to another, both 0…1, and waits until the play is over; see ``played()``.
  public nonisolated(nonsending) func played(
    fromProgress first: AnimationProgressTime? = nil, toProgress last: AnimationProgressTime,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await waiting { play(fromProgress: first, toProgress: last, loopMode: mode, completion: $0) }
  }

  /// Plays the part of the film that a marker names, and waits until the play is over; see ``played()``.
  public nonisolated(nonsending) func played(marker name: String, loopMode mode: LottieLoopMode? = nil) async
    -> Bool
  {
    await waiting { play(marker: name, loopMode: mode, completion: $0) }
  }

  private nonisolated(nonsending) func waiting(
    for play: (@escaping LottieCompletionBlock) -> Void
  ) async -> Bool {
    guard !Task.isCancelled else { return false }
    let (ends, end) = AsyncStream.makeStream(of: Bool.self)
    atHostTime { play { end.yield($0) } }
    let awaited = self.end
    for await finished in ends { return finished }
    // The task was cancelled.
    if self.end === awaited { atHostTime { pause() } }
    return false
  }
}
