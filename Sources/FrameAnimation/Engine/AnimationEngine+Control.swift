public import QuartzCore
public import MotionCore
import Requirements

// These methods ignore an identifier that the engine doesn't play, or no longer plays. Times are local times of the
// animation: seconds since the end of its delay.

extension AnimationEngine {
  /// Pauses an animation at its current progress.
  public func pause(_ id: AnimationID) {
    change(id) { $0.state = .paused }
  }

  /// Resumes a paused animation from its current progress.
  public func resume(_ id: AnimationID) {
    change(id) { $0.state = .running }
  }

  /// Moves an animation to a local time, which the next frame shows whether the animation is paused or not.
  ///
  /// A time beyond the end ends an animation that isn't paused; a time before 0 acts as a delay.
  ///
  /// - Precondition: `elapsed` is finite.
  public func seek(_ id: AnimationID, to elapsed: CFTimeInterval) {
    require(elapsed.isFinite, "an animation can't seek to \(elapsed) s")
    change(id) { $0.mark.elapsed = elapsed }
  }

  /// Pauses an animation at a fraction of its length, for example to scrub it with a finger.
  ///
  /// ``resume(_:)`` continues from there, ``reverse(_:)`` plays backward from there. The length of a spring is the time until
  /// it rests.
  ///
  /// - Parameters:
  ///   - id: The animation.
  ///   - fraction: The fraction of the length, clamped to 0…1.
  /// - Precondition: `fraction` isn't NaN, and the length is finite.
  public func scrub(_ id: AnimationID, to fraction: Double) {
    require(!fraction.isNaN, "an animation can't be scrubbed to \(fraction)")
    change(id) {
      require($0.length.isFinite, "an animation without an end can't be scrubbed to a fraction of its length")
      $0.state = .paused
      $0.mark.elapsed = min(max(fraction, 0), 1) * $0.length
    }
  }

  /// Sets the playback rate from now on: 2 is twice as fast, −1 plays backward, 0 stops.
  ///
  /// An animation that plays backward finishes at its beginning, even if it repeats; its last call receives exactly the
  /// progress of the beginning. During its delay, it ends without a call.
  ///
  /// - Precondition: `rate` is finite.
  public func setRate(_ rate: Double, of id: AnimationID) {
    require(rate.isFinite, "a rate must be finite, not \(rate)")
    change(id) { $0.rate = rate }
  }

  /// Reverses the direction of an animation from now on, and resumes a paused one.
  public func reverse(_ id: AnimationID) {
    change(id) {
      $0.rate = -$0.rate
      $0.state = .running
    }
  }

  /// Retargets a spring, whose progress and velocity continue without a jump.
  ///
  /// The local time restarts and runs forward; the last value is exactly `target`. A paused animation stays paused.
  ///
  /// - Parameters:
  ///   - id: The animation of a spring. Other animations aren't affected.
  ///   - target: The progress at rest; 0 returns to the start.
  ///   - spring: The spring from now on; nil for the same one. Default nil.
  /// - Precondition: `target` is finite.
  public func retarget(_ id: AnimationID, to target: Double, spring: Spring? = nil) {
    require(target.isFinite, "the target of a spring must be finite, not \(target)")
    change(id, with: { $0.retarget(to: target, with: spring) })
  }
}

extension AnimationRecord {
  /// Retargets a spring; other animations aren't affected.
  fileprivate mutating func retarget(to target: Double, with spring: Spring?) {
    body._withUnsafeGuaranteedRef { body in
      guard case .spring(let progress) = body.curve else { return }
      let elapsed = timing.mark.elapsed
      let next = progress.retargeted(
        at: min(max(elapsed, 0), timing.length), isBackward: timing.rate < 0, to: target, spring: spring)
      body.curve = .spring(next)
      timing.length = next.motion.restTime()
      timing.mark.elapsed = min(elapsed, 0)
      timing.rate = abs(timing.rate)
    }
  }
}

// MARK: - State

extension AnimationEngine {
  /// Returns the local time of an animation in seconds, below 0 during its delay; nil if the engine doesn't play it.
  public func elapsed(of id: AnimationID) -> CFTimeInterval? {
    index(of: id).map { records[$0].timing.elapsed(at: time) }
  }

  /// Returns the current progress of an animation; during its delay, the progress at its beginning; nil if the engine
  /// doesn't play it.
  public func progress(of id: AnimationID) -> Double? {
    guard let index = index(of: id) else { return nil }
    return switch records[index].timing.frameAction(at: time) {
    case .show(let elapsed), .end(let elapsed): records[index].progress(at: elapsed)
    case .wait, .endSilently: records[index].progress(at: 0)
    }
  }

  /// Returns the playback rate of an animation, which is 1 by default; nil if the engine doesn't play it.
  public func rate(of id: AnimationID) -> Double? { index(of: id).map { records[$0].timing.rate } }

  /// Returns whether an animation is paused; nil if the engine doesn't play it.
  public func isPaused(_ id: AnimationID) -> Bool? {
    index(of: id).map { records[$0].timing.state == .paused }
  }
}

// MARK: - Changes

extension AnimationEngine {
  /// Changes the timing of an animation from the current time on.
  private func change(_ id: AnimationID, _ body: (inout AnimationTiming) -> Void) {
    change(id, with: { body(&$0.timing) })
  }

  private func change(_ id: AnimationID, with body: (inout AnimationRecord) -> Void) {
    guard let index = index(of: id) else { return }
    let neededFrames = records[index].timing.needsFrames
    records[index].timing.setMark(at: time)
    body(&records[index])
    records[index].timing.updatePendingCall()
    let needsFrames = records[index].timing.needsFrames
    if neededFrames != needsFrames { changeBusyCount(by: needsFrames ? 1 : -1) }
  }
}
