import AwaitedEnds
import QuartzCore

// Playback that a task waits for. The names differ from those of the synchronous methods, so that `play()` has one meaning
// in synchronous and asynchronous functions.

extension LottieAnimationLayer {
  /// Plays the animation as ``play(completion:)`` does, and waits until playback has ended.
  ///
  /// Meanwhile, the time of the layer's tree advances as usual, driven by a window or by a test that advances a stage. The
  /// task resumes some time after the end, so code that must run at the exact time of the end belongs in a completion
  /// instead. Canceling the task pauses the animation at the current frame. A task that is already canceled plays nothing.
  ///
  /// - Returns: Whether playback reached its end.
  @discardableResult
  public nonisolated(nonsending) func playAndWait() async -> Bool {
    await waitForCompletion { play(completion: $0) }
  }

  /// Plays as ``play(_:completion:)`` does, and waits until playback has ended; see ``playAndWait()``.
  @discardableResult
  public nonisolated(nonsending) func playAndWait(_ mode: LottiePlaybackMode.PlaybackMode) async -> Bool {
    await waitForCompletion { play(mode, completion: $0) }
  }

  /// Plays from one frame to another as ``play(fromFrame:toFrame:loopMode:completion:)`` does, and waits until playback
  /// has ended; see ``playAndWait()``.
  @discardableResult
  public nonisolated(nonsending) func playAndWait(
    fromFrame first: AnimationFrameTime? = nil, toFrame last: AnimationFrameTime,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await playAndWait(.fromFrame(first, toFrame: last, loopMode: mode ?? loopMode))
  }

  /// Plays from one progress to another, both 0…1, and waits until playback has ended; see ``playAndWait()``.
  @discardableResult
  public nonisolated(nonsending) func playAndWait(
    fromProgress first: AnimationProgressTime? = nil, toProgress last: AnimationProgressTime,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await playAndWait(.fromProgress(first, toProgress: last, loopMode: mode ?? loopMode))
  }

  /// Plays from one marker to another as ``play(fromMarker:toMarker:playEndMarkerFrame:loopMode:completion:)`` does, and
  /// waits until playback has ended; see ``playAndWait()``.
  @discardableResult
  public nonisolated(nonsending) func playAndWait(
    fromMarker first: String? = nil, toMarker last: String, playEndMarkerFrame: Bool = true,
    loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await playAndWait(
      .fromMarker(
        first, toMarker: last, playEndMarkerFrame: playEndMarkerFrame, loopMode: mode ?? loopMode))
  }

  /// Plays the segment of a marker, and waits until playback has ended; see ``playAndWait()``.
  @discardableResult
  public nonisolated(nonsending) func playAndWait(
    marker name: String, loopMode mode: LottieLoopMode? = nil
  ) async -> Bool {
    await playAndWait(.marker(name, loopMode: mode ?? loopMode))
  }

  /// Plays the segments of several markers in sequence, and waits until the last one has ended; see ``playAndWait()``.
  @discardableResult
  public nonisolated(nonsending) func playAndWait(markers names: [String]) async -> Bool {
    await playAndWait(.markers(names))
  }

  private nonisolated(nonsending) func waitForCompletion(
    of play: (@escaping LottieCompletionBlock) -> Void
  ) async -> Bool {
    guard !Task.isCancelled else { return false }
    let end = AwaitedEnd<Bool?>()
    var isOver = false
    atHostTime {
      play {
        isOver = true
        end.finish($0)
      }
    }
    if let isFinished = await end.value(ifCanceled: .some(nil)) { return isFinished }
    // The task was canceled.
    if !isOver { atHostTime { pause() } }
    return false
  }
}
