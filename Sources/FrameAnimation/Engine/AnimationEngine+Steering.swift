public import QuartzCore
public import MotionCore
import Requirements

// An ID that isn't played by this engine, or no longer, is ignored by all of these, as it is by `cancel`. Times are those
// of the animation itself: seconds since its delay was over.

extension AnimationEngine {
  /// Lets an animation stand still where it is now.
  public func pause(_ id: AnimationID) {
    change(id) { $0.state = .paused }
  }

  /// Lets an animation go on that was paused, from where it stands.
  public func resume(_ id: AnimationID) {
    change(id) { $0.state = .running }
  }

  /// Moves an animation to a time of its own, whether it's paused or not; the next frame shows it there.
  ///
  /// Beyond the end it ends, unless it's paused; before 0 it waits as with a delay.
  ///
  /// - Precondition: `elapsed` is finite.
  public func seek(_ id: AnimationID, to elapsed: CFTimeInterval) {
    require(elapsed.isFinite, "an animation can't be moved to \(elapsed) s")
    change(id) { $0.mark.elapsed = elapsed }
  }

  /// Pauses an animation at a fraction of its length, as a finger does that drags through it.
  ///
  /// ``resume(_:)`` lets it go on from there, ``reverse(_:)`` too, backward. A spring's length is the time until it
  /// rests.
  ///
  /// - Parameters:
  ///   - id: The animation.
  ///   - fraction: How much of the length is over, brought into 0…1.
  /// - Precondition: `fraction` isn't NaN, and the length is finite.
  public func scrub(_ id: AnimationID, to fraction: Double) {
    require(!fraction.isNaN, "an animation can't be scrubbed to \(fraction)")
    change(id) {
      require($0.length.isFinite, "an animation without end has no fraction \(fraction)")
      $0.state = .paused
      $0.mark.elapsed = min(max(fraction, 0), 1) * $0.length
    }
  }

  /// Sets how fast an animation plays from now on: 2 is twice as fast, −1 backward, 0 stands still.
  ///
  /// Backward it ends at its beginning, finished, with a last call of exactly the progress there, whether it repeats or
  /// not; during its delay without a call.
  ///
  /// - Precondition: `rate` is finite.
  public func setRate(_ rate: Double, of id: AnimationID) {
    require(rate.isFinite, "an animation can't be played \(rate) times as fast")
    change(id) { $0.rate = rate }
  }

  /// Plays an animation the other way round from now on; one that is paused goes on.
  public func reverse(_ id: AnimationID) {
    change(id) {
      $0.rate = -$0.rate
      $0.state = .running
    }
  }

  /// Lets a spring go on toward another progress, without a jump of progress or speed.
  ///
  /// Its own time begins anew and runs forward, its last call will be exactly `target`. Paused it stays paused.
  ///
  /// - Parameters:
  ///   - id: The spring's animation. Any other than a spring's goes on as it is.
  ///   - target: Where it comes to rest: 0 leads back to the start.
  ///   - spring: The spring from then on; nil for the same one.
  /// - Precondition: `target` is finite.
  public func retarget(_ id: AnimationID, to target: Double, spring: Spring? = nil) {
    require(target.isFinite, "a spring can't be pulled to \(target)")
    change(id, with: { $0.pull(to: target, with: spring) })
  }
}

extension AnimationRecord {
  /// Lets a spring go on toward another progress; anything else goes on as it is.
  fileprivate mutating func pull(to target: Double, with spring: Spring?) {
    body._withUnsafeGuaranteedRef { body in
      guard case .spring(let course) = body.pace else { return }
      let elapsed = timing.mark.elapsed
      let next = course.retargeted(
        at: min(max(elapsed, 0), timing.length), isBackward: timing.rate < 0, to: target, spring: spring)
      body.pace = .spring(next)
      timing.length = next.motion.restTime()
      timing.mark.elapsed = min(elapsed, 0)
      timing.rate = abs(timing.rate)
    }
  }
}

// MARK: - State

extension AnimationEngine {
  /// The time of an animation itself, in seconds, below 0 during its delay; nil where it isn't played.
  public func elapsed(of id: AnimationID) -> CFTimeInterval? {
    index(of: id).map { records[$0].timing.elapsed(at: time) }
  }

  /// The progress of an animation at the present time, during its delay that of its beginning; nil where it isn't played.
  public func progress(of id: AnimationID) -> Double? {
    guard let index = index(of: id) else { return nil }
    return switch records[index].timing.turn(at: time) {
    case .shows(let elapsed), .ends(let elapsed): records[index].progress(at: elapsed)
    case .waits, .vanishes: records[index].progress(at: 0)
    }
  }

  /// How fast an animation plays, 1 if nothing else was said; nil where it isn't played.
  public func rate(of id: AnimationID) -> Double? { index(of: id).map { records[$0].timing.rate } }

  /// Whether an animation is paused; nil where it isn't played.
  public func isPaused(_ id: AnimationID) -> Bool? {
    index(of: id).map { records[$0].timing.state == .paused }
  }
}

// MARK: - Changing

extension AnimationEngine {
  /// Changes the timing of an animation from the present time on.
  private func change(_ id: AnimationID, _ body: (inout AnimationTiming) -> Void) {
    change(id, with: { body(&$0.timing) })
  }

  private func change(_ id: AnimationID, with body: (inout AnimationRecord) -> Void) {
    guard let index = index(of: id) else { return }
    let wasBusy = records[index].timing.isBusy
    records[index].timing.setMark(at: time)
    body(&records[index])
    records[index].timing.noteDebt()
    let isBusy = records[index].timing.isBusy
    if wasBusy != isBusy { noteBusy(isBusy ? 1 : -1) }
  }
}
