import QuartzCore
import Requirements

// How a play moves the layer's clock, and what it tells when it ends.

extension LottieAnimationLayer {
  /// When in its play the layer is.
  var playTime: Double {
    switch state {
    case .still(let time, _), .waiting(let time), .away(let time, _): time
    case .playing: clock.ownTime - Playback.start
    }
  }

  /// Shows a frame of the film; what played before is interrupted.
  func show(_ frame: Double) {
    let end = isAnimationPlaying || isSpent ? nil : end
    let time = animation.time(forFrame: frame)
    change(
      to: animation.wholePlayback, at: time, .still(time, frame: frame), end ?? PlayEnd(of: self, nil))
  }

  /// Plays from a time on; what played before is interrupted.
  func start(_ playback: Playback, at time: Double, completion: LottieCompletionBlock?) {
    change(to: playback, at: time, .waiting(time), PlayEnd(of: self, completion))
  }

  /// Goes on with the current play as another one.
  private func goOn(with playback: Playback, at time: Double) {
    change(to: playback, at: time, .waiting(time), PlayEnd(of: self, end?.takeCompletion()))
  }

  private func change(to playback: Playback, at time: Double, _ state: PlayState, _ end: PlayEnd) {
    if isSpent || playback != self.playback { needsAnimations = true }
    self.playback = playback
    self.state = state
    stopClock(at: time)
    setNeedsLayout()
    guard let former = self.end, former !== end else { return self.end = end }
    self.end = end
    clock.removeAnimation(forKey: Self.endKey)
    former.report(finished: false)
  }

  /// The play is over, or the layer left its tree.
  func playStopped(_ end: PlayEnd, finished: Bool) {
    guard end === self.end else { return }
    let isInterrupted = isAnimationPlaying && !finished
    let time = finished ? playback.duration : playTime
    let rest = isInterrupted ? stateOutside(at: time) : nil
    (isSpent, needsAnimations) = (finished, !finished)
    state = rest ?? .still(time, frame: playback.frame(at: time))
    stopClock(at: time)
    self.end = PlayEnd(of: self, rest == nil ? nil : end.takeCompletion())
    clock.removeAnimation(forKey: Self.endKey)
    setNeedsLayout()
    guard isInterrupted else { return }
    switch backgroundBehavior {
    case .stop: show(playback.first)
    case .forceFinish: show(playback.last)
    case .pause, .pauseAndRestore, .continuePlaying: break
    }
  }

  /// What a play that isn't over at a time is without a tree; nil where it's interrupted.
  private func stateOutside(at time: Double) -> PlayState? {
    switch backgroundBehavior {
    case .pauseAndRestore: .waiting(time)
    case .continuePlaying: .away(time, since: ownTime)
    case .stop, .pause, .forceFinish: nil
    }
  }

  private func stopClock(at time: Double) {
    clock.speed = 0
    clock.timeOffset = Playback.start + time
  }

  private static let endKey = "end"
}

// MARK: - What waits for the commit

extension LottieAnimationLayer {
  /// Goes on where a play is that went on while the layer was away.
  func catchUp() {
    guard case .away(let time, let since) = state else { return }
    let now = time + max(0, ownTime - since) * clockSpeed
    guard now >= playback.duration else {
      state = .waiting(now)
      return stopClock(at: now)
    }
    let completion = end?.takeCompletion()
    state = .still(playback.duration, frame: playback.frame(at: playback.duration))
    stopClock(at: playback.duration)
    completion?(true)
  }

  func addAnimationsIfNeeded() {
    if needsAnimations {
      needsAnimations = false
      isSpent = false
      for part in film.parts {
        let pass = playback.animation(
          of: part.animations, in: animation.document, isStepped: respectAnimationFrameRate)
        part.layer.add(pass, forKey: "film")
      }
    }
    guard clock.animation(forKey: Self.endKey) == nil else { return }
    let wait = playback.animation()
    wait.delegate = end
    clock.add(wait, forKey: Self.endKey)
  }

  func startIfWaiting() {
    guard case .waiting(let time) = state else { return }
    state = .playing
    clock.beginTime = ownTime
    clock.timeOffset = Playback.start + time
    clock.speed = Float(clockSpeed)
  }

  private var clockSpeed: Double { min(abs(animationSpeed), Double(Float.greatestFiniteMagnitude)) }
}

// MARK: - Changes on the way

extension LottieAnimationLayer {
  func speedChanged(from former: Double) {
    require(animationSpeed.isFinite, "a film can't play at a speed of \(animationSpeed)")
    guard isAnimationPlaying else { return }
    let time = playTime
    guard (animationSpeed < 0) != (former < 0) else { return goOn(with: playback, at: time) }
    let reversed = playback.reversed(at: time)
    goOn(with: reversed.playback, at: reversed.time)
  }

  func loopModeChanged() {
    guard isAnimationPlaying else { return }
    let looping = playback.looping(loopMode, at: playTime)
    goOn(with: looping.playback, at: looping.time)
  }
}
