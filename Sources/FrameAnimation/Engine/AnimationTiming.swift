/// An animation's own time, and how much of the animation is over.
///
/// Its own time counts the seconds since its delay was over, and follows the engine's in a straight line from the last
/// instant at which that line was changed.
struct AnimationTiming {
  enum State {
    case running
    /// Its own time stands still.
    case paused
    /// Nothing of it is called any more.
    case over
  }

  /// The engine's time of the last change, and the animation's own time then.
  var mark: (time: Double, elapsed: Double)
  /// Seconds of its own time to a second of the engine's.
  var rate = 1.0
  /// How long a pass takes, or how long a spring until it rests: in seconds of its own time.
  var length: Double
  /// Its own time that was last shown; NaN before the first call.
  var shown = Double.nan
  var state = State.running
  let options: AnimationEngine.Options
  /// Whether the next frame is to show where it stands still.
  var owesCall = false

  init(start: Double, delay: Double, length: Double, options: AnimationEngine.Options) {
    mark = (start, -delay)
    self.length = length
    self.options = options
  }
}

// MARK: - Its own time

extension AnimationTiming {
  /// How far off an instant may be and still count as reached, in seconds: INTUAnimationEngine's number for the end of a
  /// delay. Times are sums, so that a frame often lies beside an end by a rounding error.
  static let tolerance = 0x1p-23

  /// Whether its own time passes.
  var isMoving: Bool { state == .running && rate != 0 }

  /// Whether it wants frames.
  var isBusy: Bool { isMoving || owesCall }

  /// Its own time at a time of the engine.
  @inline(__always)
  func elapsed(at time: Double) -> Double {
    state == .paused ? mark.elapsed : mark.elapsed + (time - mark.time) * rate
  }

  /// Lets the line of its own time begin anew at a time of the engine: an end that has been passed and not yet shown is
  /// still to come.
  mutating func setMark(at time: Double) {
    var elapsed = elapsed(at: time)
    if rate > 0, !options.contains(.repeat) { elapsed = min(elapsed, max(length, mark.elapsed)) }
    if rate < 0, mark.elapsed >= -Self.tolerance { elapsed = max(elapsed, 0) }
    mark = (time, elapsed)
  }

  /// Notes whether it stands still where nobody has seen it.
  mutating func noteDebt() {
    owesCall = state != .over && !isMoving && mark.elapsed >= -Self.tolerance && mark.elapsed != shown
  }
}

// MARK: - Frames

extension AnimationTiming {
  /// What an animation does in a frame, and at which time of its own.
  enum Turn {
    /// Nothing: its delay isn't over.
    case waits
    case shows(Double)
    /// Is shown for the last time.
    case ends(Double)
    /// Ends before it began.
    case vanishes
  }

  /// What it does in the frame of a time, provided that it's busy.
  @inline(__always)
  func turn(at time: Double) -> Turn {
    let elapsed = elapsed(at: time)
    guard isMoving else { return .shows(elapsed) }
    if rate > 0 {
      if elapsed < -Self.tolerance { return .waits }
      if elapsed >= length - Self.tolerance, !options.contains(.repeat) { return .ends(length) }
    } else if elapsed <= Self.tolerance {
      return mark.elapsed < -Self.tolerance ? .vanishes : .ends(0)
    }
    return .shows(elapsed)
  }

  /// How much of the pass is over at a time of its own, in 0…1; how much is left where it plays backward.
  @inline(__always)
  func fraction(at elapsed: Double) -> Double {
    let elapsed = max(elapsed, 0)
    guard options.contains(.repeat) else { return elapsed < length ? elapsed / length : 1 }
    return repeatedFraction(at: elapsed)
  }

  private func repeatedFraction(at elapsed: Double) -> Double {
    let isReversible = options.contains(.autoreverse)
    guard length > Self.tolerance else { return isReversible ? 0 : 1 }
    let passes = elapsed / length
    let whole = (passes + Self.tolerance / length).rounded(.down)
    let fraction = max(passes - whole, 0)
    return isReversible && whole.remainder(dividingBy: 2) != 0 ? 1 - fraction : fraction
  }
}
