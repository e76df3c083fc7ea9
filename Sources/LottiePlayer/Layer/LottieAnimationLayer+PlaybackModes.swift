extension LottieAnimationLayer {
  /// Plays or pauses as a value describes.
  ///
  /// - Parameters:
  ///   - playbackMode: The playback mode.
  ///   - completion: Called once, as by ``play(completion:)``; immediately with true if the mode is a
  ///     pause.
  public func setPlaybackMode(
    _ playbackMode: LottiePlaybackMode, completion: LottieCompletionBlock? = nil
  ) {
    currentPlaybackMode = playbackMode
    switch playbackMode {
    case .playing(let mode): play(mode, completion: completion)
    case .paused(let state):
      pause(at: state)
      completion?(true)
    }
  }

  /// Plays in the given mode; see ``play(completion:)``.
  public func play(_ mode: LottiePlaybackMode.PlaybackMode, completion: LottieCompletionBlock? = nil) {
    currentPlaybackMode = .playing(mode)
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

  /// Pauses in the given state; at the current frame if the animation has no such marker.
  public func pause(at state: LottiePlaybackMode.PausedState) {
    currentPlaybackMode = .paused(at: state)
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
