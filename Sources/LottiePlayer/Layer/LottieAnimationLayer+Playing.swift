extension LottieAnimationLayer {
  /// Whether the animation plays, or will play as soon as the layer is in a hosted tree.
  public var isAnimationPlaying: Bool {
    if case .paused = state { false } else { true }
  }

  /// Plays the animation to its end, with ``loopMode`` and ``animationSpeed``.
  ///
  /// Playback starts at the current frame, or at the beginning if the current frame is the last one.
  ///
  /// - Parameter completion: Called once, with true at the exact time of the end. It's called with false if playback is
  ///   interrupted before: by further playback, ``stop()``, ``pause()``, a change of the frame, or the layer's removal
  ///   from its tree.
  public func play(completion: LottieCompletionBlock? = nil) {
    if replacesPlayback(completion: completion) { return }
    var playback = shownAnimation.fullPlayback
    playback = playback.looping(loopMode, at: 0).playback
    if animationSpeed < 0 { playback = playback.reversed(at: 0).playback }
    let frame = currentFrame
    start(playback, at: playback.passes(frame) ? playback.time(of: frame) : 0, completion: completion)
  }

  /// Plays from one frame to another, backward if the second is before the first.
  ///
  /// At a speed below 0, the animation plays from the second frame to the first. Frames outside the animation are
  /// clamped.
  ///
  /// - Parameters:
  ///   - first: The frame at which each pass begins; nil, the default, for the current frame.
  ///   - last: The frame at which each pass ends.
  ///   - mode: The new ``loopMode``; nil, the default, to keep it.
  ///   - completion: Called once, as by ``play(completion:)``.
  /// - Precondition: The frames are finite, and a number of repetitions is above 0.
  public func play(
    fromFrame first: AnimationFrameTime? = nil, toFrame last: AnimationFrameTime,
    loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    let (from, to) = (shownAnimation.clampedFrame(first ?? currentFrame), shownAnimation.clampedFrame(last))
    if animation != nil, let mode, mode != loopMode {
      pause()
      loopMode = mode
    }
    if replacesPlayback(completion: completion) { return }
    play(from, to: to, completion: completion)
  }

  /// Plays from one frame of the animation to another, with ``loopMode`` and ``animationSpeed``.
  func play(_ from: Double, to: Double, completion: LottieCompletionBlock?) {
    let isForward = animationSpeed >= 0
    let playback = Playback(
      first: isForward ? from : to, last: isForward ? to : from, frameRate: shownAnimation.frameRate)
    start(playback.looping(loopMode, at: 0).playback, at: 0, completion: completion)
  }

  /// Plays from one progress to another, both 0…1; see ``play(fromFrame:toFrame:loopMode:completion:)``.
  public func play(
    fromProgress first: AnimationProgressTime? = nil, toProgress last: AnimationProgressTime,
    loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    play(
      fromFrame: first.map(shownAnimation.frameTime(forProgress:)),
      toFrame: shownAnimation.frameTime(forProgress: last), loopMode: mode, completion: completion)
  }

  /// Interrupts playback and shows the first frame. The completion of playback is called with false.
  public func stop() { currentFrame = shownAnimation.startFrame }

  /// Interrupts playback at the current frame, from which ``play(completion:)`` resumes. The completion of playback is
  /// called with false.
  public func pause() { show(currentFrame) }
}

// MARK: - Markers

extension LottieAnimationLayer {
  /// Plays from one marker to another.
  ///
  /// If the animation lacks one of the markers, this method calls the completion with false and changes nothing else.
  ///
  /// - Parameters:
  ///   - first: The marker at which each pass begins; nil, the default, for the current frame.
  ///   - last: The marker at which each pass ends.
  ///   - playEndMarkerFrame: Whether the last frame is the second marker's, rather than the one before it. Default true.
  ///   - mode: The new ``loopMode``; nil, the default, to keep it.
  ///   - completion: Called once, as by ``play(completion:)``.
  public func play(
    fromMarker first: String? = nil, toMarker last: String, playEndMarkerFrame: Bool = true,
    loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    let from = first.map(shownAnimation.frameTime(forMarker:))
    guard from != .some(nil), let to = shownAnimation.frameTime(forMarker: last) else {
      completion?(false)
      return
    }
    play(
      fromFrame: from ?? nil, toFrame: playEndMarkerFrame ? to : to - 1, loopMode: mode,
      completion: completion)
  }

  /// Plays the segment of a marker: from the marker's frame on, for its duration.
  ///
  /// If the animation has no such marker, this method calls the completion with false and changes nothing else.
  public func play(
    marker name: String, loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let from = shownAnimation.frameTime(forMarker: name),
      let length = shownAnimation.durationFrameTime(forMarker: name)
    else {
      completion?(false)
      return
    }
    play(fromFrame: from, toFrame: from + length, loopMode: mode, completion: completion)
  }

  /// Plays the segments of several markers once each. Each segment begins at the exact end time of the previous one.
  ///
  /// - Parameters:
  ///   - names: The names of the markers.
  ///   - completion: Called once: with true at the end of the last segment; with false if a segment is interrupted, the
  ///     animation lacks a marker, or there are no names.
  public func play(markers names: [String], completion: LottieCompletionBlock? = nil) {
    play(markers: names[...], completion: completion)
  }

  private func play(markers names: ArraySlice<String>, completion: LottieCompletionBlock?) {
    guard let name = names.first else {
      completion?(false)
      return
    }
    play(marker: name, loopMode: .playOnce) { [weak self] finished in
      let rest = names.dropFirst()
      guard finished, !rest.isEmpty, let self else {
        completion?(finished && rest.isEmpty)
        return
      }
      play(markers: rest, completion: completion)
    }
  }
}
