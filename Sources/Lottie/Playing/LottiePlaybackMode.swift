public import Foundation

/// What a layer does with its film: a play, or a frame at which it stands.
public enum LottiePlaybackMode: Hashable, Sendable {
  /// It stands still.
  case paused(at: PausedState)
  /// It plays.
  case playing(_ mode: PlaybackMode)

  /// Where a film stands still.
  public enum PausedState: Hashable, Sendable {
    /// At the frame that shows.
    case currentFrame
    /// At a place in the film, 0…1.
    case progress(_ progress: AnimationProgressTime)
    /// At a frame.
    case frame(_ frame: AnimationFrameTime)
    /// So many seconds after the first frame.
    case time(_ time: TimeInterval)
    /// At a marker, or at the end of the part that it names.
    case marker(_ name: String, position: LottieMarkerPosition = .start)
  }

  /// What plays, and how often.
  public enum PlaybackMode: Hashable, Sendable {
    /// From a place in the film, nil for the one that shows, to another, both 0…1.
    case fromProgress(
      _ fromProgress: AnimationProgressTime?, toProgress: AnimationProgressTime, loopMode: LottieLoopMode)
    /// From a frame, nil for the one that shows, to another.
    case fromFrame(_ fromFrame: AnimationFrameTime?, toFrame: AnimationFrameTime, loopMode: LottieLoopMode)
    /// From a marker, nil for the frame that shows, to another, or to the frame before that.
    case fromMarker(
      _ fromMarker: String?, toMarker: String, playEndMarkerFrame: Bool = true, loopMode: LottieLoopMode)
    /// The part that a marker names.
    case marker(_ marker: String, loopMode: LottieLoopMode)
    /// The parts that markers name, once each, one after the other.
    case markers(_ markers: [String])
  }
}

/// Which end of the part is meant that a marker names.
public enum LottieMarkerPosition: Hashable, Sendable {
  /// Where it begins.
  case start
  /// Where it ends; where the marker is, if the part has no length.
  case end
}

// MARK: - Layers

extension LottieAnimationLayer {
  /// Plays, or stands still.
  ///
  /// - Parameters:
  ///   - playbackMode: What it does.
  ///   - completion: Called once: as ``play(completion:)`` does, and with true at once where nothing plays.
  public func setPlaybackMode(
    _ playbackMode: LottiePlaybackMode, completion: LottieCompletionBlock? = nil
  ) {
    switch playbackMode {
    case .playing(let mode): play(mode, completion: completion)
    case .paused(let state):
      pause(at: state)
      completion?(true)
    }
  }

  /// Plays what a value tells; see ``play(completion:)``.
  public func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: LottieCompletionBlock? = nil) {
    switch mode {
    case .fromProgress(let first, let last, let mode):
      play(fromProgress: first, toProgress: last, loopMode: mode, completion: completion)
    case .fromFrame(let first, let last, let mode):
      play(fromFrame: first, toFrame: last, loopMode: mode, completion: completion)
    case .fromMarker(let first, let last, let playsEnd, let mode):
      play(
        fromMarker: first, toMarker: last, playEndMarkerFrame: playsEnd, loopMode: mode,
        completion: completion)
    case .marker(let name, let mode): play(marker: name, loopMode: mode, completion: completion)
    case .markers(let names): play(markers: names, completion: completion)
    }
  }

  /// Stops at a place that a value tells; where the film has no such marker, at the frame that shows.
  public func pause(at state: LottiePlaybackMode.PausedState) {
    switch state {
    case .currentFrame: pause()
    case .progress(let progress): currentProgress = progress
    case .frame(let frame): currentFrame = frame
    case .time(let time): currentTime = time
    case .marker(let name, let position):
      let length = position == .end ? durationFrameTime(forMarker: name) : 0
      currentFrame = frameTime(forMarker: name).map { $0 + (length ?? 0) } ?? currentFrame
    }
  }
}
