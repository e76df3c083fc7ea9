import LayerTree
import QuartzCore
import Requirements

// The clock of playback and its completion.

extension LottieAnimationLayer {
  /// The current time of playback, in seconds.
  var playTime: Double {
    switch state {
    case .paused(let time, _), .pending(let time), .detached(let time, _): time
    case .playing: clock.currentLocalTime - Playback.start
    }
  }

  /// Shows a frame and interrupts playback.
  func show(_ frame: Double) {
    let current = isAnimationPlaying || animationsHaveEnded ? nil : playCompletion
    let time = shownAnimation.time(forFrame: frame)
    change(
      to: shownAnimation.fullPlayback, at: time, .paused(time, frame: frame),
      current ?? PlayCompletion(of: self, nil))
  }

  /// Starts playback at a local time and interrupts the previous playback.
  func start(_ playback: Playback, at time: Double, completion: LottieCompletionBlock?) {
    change(to: playback, at: time, .pending(time), PlayCompletion(of: self, completion))
  }

  /// Replaces the current playback with another one, which takes over the completion.
  private func continuePlayback(as playback: Playback, at time: Double) {
    let staysSuspended = isSuspended
    change(
      to: playback, at: time, .pending(time), PlayCompletion(of: self, playCompletion?.takeCompletion()))
    isSuspended = staysSuspended
  }

  private func change(
    to playback: Playback, at time: Double, _ state: PlayState, _ completion: PlayCompletion
  ) {
    if animationsHaveEnded || playback != self.playback { needsAnimations = true }
    self.playback = playback
    self.state = state
    isSuspended = false
    stopClock(at: time)
    setNeedsLayout()
    guard let former = playCompletion, former !== completion else { return playCompletion = completion }
    playCompletion = completion
    clock.removeAnimation(forKey: Self.completionKey)
    former.report(finished: false)
  }

  /// Responds to the end of playback, or to the layer's removal from its tree.
  func playStopped(_ completion: PlayCompletion, finished: Bool) {
    guard completion === playCompletion else { return }
    let isInterrupted = isAnimationPlaying && !finished
    let time = finished ? playback.duration : playTime
    let outsideState = isInterrupted ? stateWhileDetached(at: time) : nil
    (animationsHaveEnded, needsAnimations) = (finished, !finished)
    state = outsideState ?? .paused(time, frame: playback.frame(at: time))
    stopClock(at: time)
    playCompletion = PlayCompletion(of: self, outsideState == nil ? nil : completion.takeCompletion())
    clock.removeAnimation(forKey: Self.completionKey)
    setNeedsLayout()
    guard isInterrupted else { return }
    switch backgroundBehavior {
    case .stop: show(playback.first)
    case .forceFinish: show(playback.last)
    case .pause, .pauseAndRestore, .continuePlaying: break
    }
  }

  /// Returns the state of playback while the layer isn't in a tree; nil if playback is interrupted.
  private func stateWhileDetached(at time: Double) -> PlayState? {
    switch backgroundBehavior {
    case .pauseAndRestore: .pending(time)
    case .continuePlaying: .detached(time, since: currentLocalTime)
    case .stop, .pause, .forceFinish: nil
    }
  }

  /// Stops playback until the program is in the foreground again.
  func suspend() {
    let time = playTime
    state = .pending(time)
    isSuspended = true
    stopClock(at: time)
  }

  private func stopClock(at time: Double) {
    clock.speed = 0
    clock.timeOffset = Playback.start + time
  }

  private static let completionKey = "completion"
}

extension LottieAnimationLayer {
  /// Whether playback waits until the layer is in a hosted tree or the program is in the foreground.
  package var isPlaybackQueued: Bool {
    if case .pending = state { isSuspended || !hasHostTime } else { false }
  }
}

// MARK: - Layout

extension LottieAnimationLayer {
  /// Advances playback that continued while the layer wasn't in a tree.
  func resumeIfDetached() {
    guard case .detached(let time, let since) = state else { return }
    let now = time + max(0, currentLocalTime - since) * clockSpeed
    guard now >= playback.duration else {
      state = .pending(now)
      return stopClock(at: now)
    }
    let completion = playCompletion?.takeCompletion()
    state = .paused(playback.duration, frame: playback.frame(at: playback.duration))
    stopClock(at: playback.duration)
    completion?(true)
  }

  func addAnimationsIfNeeded() {
    if needsAnimations {
      needsAnimations = false
      animationsHaveEnded = false
      (animatedLayerCount, restingLayers) = (0, [])
    }
    moveLayers()
    guard clock.animation(forKey: Self.completionKey) == nil else { return }
    let timer = playback.animation()
    timer.delegate = playCompletion
    clock.add(timer, forKey: Self.completionKey)
  }

  /// Adds the animations of the layers that move, and lets the others rest.
  private func moveLayers() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for moving in takeMovingLayers() {
      moving.endRest()
      let pass = playback.animation(
        of: moving.animations, in: shownAnimation.document, isStepped: respectAnimationFrameRate)
      moving.layer.attachWithoutCopying(pass, key: "lottie")
    }
    for resting in restingLayers { resting.rest() }
    CATransaction.commit()
  }

  func startIfPending() {
    guard case .pending(let time) = state, !isSuspended else { return }
    state = .playing
    clock.beginTime = currentLocalTime
    clock.timeOffset = Playback.start + time
    clock.speed = Float(clockSpeed)
  }

  private var clockSpeed: Double { min(abs(animationSpeed), Double(Float.greatestFiniteMagnitude)) }
}

// MARK: - Changes during playback

extension LottieAnimationLayer {
  func speedChanged(from former: Double) {
    require(
      animationSpeed.isFinite, "an animation's speed must be a finite number, not \(animationSpeed)")
    guard isAnimationPlaying else { return }
    let time = playTime
    guard (animationSpeed < 0) != (former < 0) else { return continuePlayback(as: playback, at: time) }
    let reversed = playback.reversed(at: time)
    continuePlayback(as: reversed.playback, at: reversed.time)
  }

  func loopModeChanged() {
    guard isAnimationPlaying else { return }
    let looping = playback.looping(loopMode, at: playTime)
    continuePlayback(as: looping.playback, at: looping.time)
  }
}
