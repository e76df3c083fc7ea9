/// The local time of an animation, and the elapsed fraction of the animation.
///
/// The local time is the number of seconds since the end of the delay. It is a linear function of the engine's time from the
/// last change on.
struct AnimationTiming {
  enum State {
    case running
    /// The local time doesn't advance.
    case paused
    /// The animation has ended; no closure is called anymore.
    case over
  }

  /// The engine's time of the last change, and the local time at that time.
  var mark: (time: Double, elapsed: Double)
  /// The seconds of local time per second of the engine's time.
  var rate = 1.0
  /// The duration of a cycle, or the time until a spring rests, in seconds of local time.
  var length: Double
  /// The own time of the last call; NaN before the first one.
  var lastCallTime = Double.nan
  var state = State.running
  let options: AnimationEngine.Options
  /// Whether the next frame has to show the time at which the animation stopped.
  var isCallPending = false

  init(start: Double, delay: Double, length: Double, options: AnimationEngine.Options) {
    mark = (start, -delay)
    self.length = length
    self.options = options
  }
}

// MARK: - Own time

extension AnimationTiming {
  /// The tolerance for reaching a time, in seconds: INTUAnimationEngine's number for the end of a delay. Times are sums, so a
  /// frame often differs from an end by a rounding error.
  static let tolerance = 0x1p-23

  /// Whether the own time advances.
  var isMoving: Bool { state == .running && rate != 0 }

  /// Whether the animation needs frames.
  var needsFrames: Bool { isMoving || isCallPending }

  /// Returns the own time at a time of the engine.
  @inline(__always)
  func elapsed(at time: Double) -> Double {
    state == .paused ? mark.elapsed : mark.elapsed + (time - mark.time) * rate
  }

  /// Starts a new linear function of local time at a time of the engine. An end that has passed but wasn't shown yet is
  /// still to come.
  mutating func setMark(at time: Double) {
    var elapsed = elapsed(at: time)
    if rate > 0, !options.contains(.repeat) { elapsed = min(elapsed, max(length, mark.elapsed)) }
    if rate < 0, mark.elapsed >= -Self.tolerance { elapsed = max(elapsed, 0) }
    mark = (time, elapsed)
  }

  /// Updates whether the animation is stopped at a time that wasn't shown.
  mutating func updatePendingCall() {
    isCallPending =
      state != .over && !isMoving && mark.elapsed >= -Self.tolerance && mark.elapsed != lastCallTime
  }
}

// MARK: - Frames

extension AnimationTiming {
  /// The action of an animation in a frame, with its local time.
  enum FrameAction {
    /// Nothing: the delay isn't over.
    case wait
    case show(Double)
    /// Show for the last time.
    case end(Double)
    /// End before the beginning, without a call.
    case endSilently
  }

  /// Returns the action in the frame at a time of the engine. The animation must need frames.
  @inline(__always)
  func frameAction(at time: Double) -> FrameAction {
    let elapsed = elapsed(at: time)
    guard isMoving else { return .show(elapsed) }
    if rate > 0 {
      if elapsed < -Self.tolerance { return .wait }
      if elapsed >= length - Self.tolerance, !options.contains(.repeat) { return .end(length) }
    } else if elapsed <= Self.tolerance {
      return mark.elapsed < -Self.tolerance ? .endSilently : .end(0)
    }
    return .show(elapsed)
  }

  /// Returns the elapsed fraction of the cycle at a local time, 0…1; the remaining fraction for a cycle that plays backward.
  @inline(__always)
  func fraction(at elapsed: Double) -> Double {
    let elapsed = max(elapsed, 0)
    guard options.contains(.repeat) else { return elapsed < length ? elapsed / length : 1 }
    return repeatedFraction(at: elapsed)
  }

  private func repeatedFraction(at elapsed: Double) -> Double {
    let isReversible = options.contains(.autoreverse)
    guard length > Self.tolerance else { return isReversible ? 0 : 1 }
    let cycles = elapsed / length
    let completedCycles = (cycles + Self.tolerance / length).rounded(.down)
    let fraction = max(cycles - completedCycles, 0)
    return isReversible && completedCycles.remainder(dividingBy: 2) != 0 ? 1 - fraction : fraction
  }
}
