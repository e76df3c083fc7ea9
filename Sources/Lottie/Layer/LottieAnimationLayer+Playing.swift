// Plays, and what ends them.

extension LottieAnimationLayer {
  /// Whether a play goes on, or will with the commit at which the layer is in a tree that is shown.
  public var isAnimationPlaying: Bool {
    if case .still = state { false } else { true }
  }

  /// Plays the film to its end, as ``loopMode`` and ``animationSpeed`` say, from the frame that shows; from the beginning
  /// where that is the last one.
  ///
  /// - Parameter completion: Called once: with true at the end, at its very time; with false where another play,
  ///   ``stop()``, ``pause()``, another frame or the layer's leaving its tree comes before.
  public func play(completion: LottieCompletionBlock? = nil) {
    var playback = animation.wholePlayback
    playback = playback.looping(loopMode, at: 0).playback
    if animationSpeed < 0 { playback = playback.reversed(at: 0).playback }
    let frame = currentFrame
    start(playback, at: playback.passes(frame) ? playback.time(of: frame) : 0, completion: completion)
  }

  /// Plays from a frame to another, backward where that lies before it.
  ///
  /// At a speed below 0, it plays from the second frame to the first. Frames outside the film are its first or last.
  ///
  /// - Parameters:
  ///   - first: Where each pass begins; nil, the default, for the frame that shows.
  ///   - last: Where it ends.
  ///   - loopMode: How often it plays, from now on; nil, the default, for ``loopMode`` as it is.
  ///   - completion: Called once, as ``play(completion:)`` does.
  /// - Precondition: Frames are finite, and a number of times is above 0.
  public func play(
    fromFrame first: AnimationFrameTime? = nil, toFrame last: AnimationFrameTime,
    loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    let (from, to) = (animation.frame(inFilm: first ?? currentFrame), animation.frame(inFilm: last))
    let isForward = animationSpeed >= 0
    if let mode, mode != loopMode {
      pause()
      loopMode = mode
    }
    let playback = Playback(
      first: isForward ? from : to, last: isForward ? to : from, frameRate: animation.frameRate)
    start(playback.looping(loopMode, at: 0).playback, at: 0, completion: completion)
  }

  /// Plays from a place in the film to another, both 0…1; see ``play(fromFrame:toFrame:loopMode:completion:)``.
  public func play(
    fromProgress first: AnimationProgressTime? = nil, toProgress last: AnimationProgressTime,
    loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    play(
      fromFrame: first.map(animation.frameTime(forProgress:)),
      toFrame: animation.frameTime(forProgress: last), loopMode: mode, completion: completion)
  }

  /// Stops and shows the first frame. A play's completion is called with false.
  public func stop() { currentFrame = animation.startFrame }

  /// Stops at the frame that shows, from where ``play(completion:)`` goes on. A play's completion is called with false.
  public func pause() { show(currentFrame) }
}

// MARK: - Markers

extension LottieAnimationLayer {
  /// Plays from a marker to another.
  ///
  /// Where the film has no marker of a name, it calls the completion with false and changes nothing else.
  ///
  /// - Parameters:
  ///   - first: The marker at which each pass begins; nil, the default, for the frame that shows.
  ///   - last: The marker at which it ends.
  ///   - playEndMarkerFrame: Whether the last frame is that of the second marker, as it is by default, rather than the one
  ///     before.
  ///   - loopMode: How often it plays, from now on; nil, the default, for ``loopMode`` as it is.
  ///   - completion: Called once, as ``play(completion:)`` does.
  public func play(
    fromMarker first: String? = nil, toMarker last: String, playEndMarkerFrame: Bool = true,
    loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    let from = first.map(animation.frameTime(forMarker:))
    guard from != .some(nil), let to = animation.frameTime(forMarker: last) else {
      completion?(false)
      return
    }
    play(
      fromFrame: from ?? nil, toFrame: playEndMarkerFrame ? to : to - 1, loopMode: mode,
      completion: completion)
  }

  /// Plays the part of the film that a marker names: from it on, as long as it lasts.
  ///
  /// Where the film has no marker of that name, it calls the completion with false and changes nothing else.
  public func play(
    marker name: String, loopMode mode: LottieLoopMode? = nil, completion: LottieCompletionBlock? = nil
  ) {
    guard let from = animation.frameTime(forMarker: name),
      let length = animation.durationFrameTime(forMarker: name)
    else {
      completion?(false)
      return
    }
    play(fromFrame: from, toFrame: from + length, loopMode: mode, completion: completion)
  }

  /// Plays the parts of the film that markers name, once each, one after the other, each at the very end of the one before.
  ///
  /// - Parameter completion: Called once: with true at the end of the last part, with false where one is interrupted, the
  ///   film has no marker of a name, or there are no names.
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
