/// An animation that an engine plays.
///
/// Its own time counts the seconds since its delay was over, and follows the engine's in a straight line from the last
/// instant at which that line was changed.
struct AnimationRecord {
  enum State {
    case running
    /// Its own time stands still.
    case paused
    /// Nothing of it is called any more.
    case over
  }

  let id: AnimationID
  let options: AnimationEngine.Options
  var state = State.running
  /// Whether the next frame is to show where it stands still.
  var owesCall = false
  /// Its own time that was last shown; NaN before the first call.
  var shown = Double.nan
  /// The engine's time of the last change, and the animation's own time then.
  var mark: (time: Double, elapsed: Double)
  /// Seconds of its own time to a second of the engine's.
  var rate = 1.0
  /// How long a pass takes, or how long a spring until it rests: in seconds of its own time.
  var length: Double
  var pace: Pace
  var block: ((Double) -> Void)?
  var completion: ((Bool) -> Void)?
}

// MARK: - Its own time

extension AnimationRecord {
  /// How far off an instant may be and still count as reached, in seconds: INTUAnimationEngine's number for the end of a
  /// delay. Times are sums, so that a frame often lies beside an end by a rounding error.
  static let tolerance = Double(Float.ulpOfOne)

  /// Whether its own time passes.
  var isMoving: Bool { state == .running && rate != 0 }

  /// Whether it wants frames.
  var isBusy: Bool { isMoving || owesCall }

  /// Its own time at a time of the engine.
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

  /// Notes that it is shown as it is at a time of the engine.
  mutating func noteShown(at time: Double) { shown = elapsed(at: time) }

  /// Notes whether it stands still where nobody has seen it.
  mutating func noteDebt() {
    owesCall = state != .over && !isMoving && mark.elapsed >= -Self.tolerance && mark.elapsed != shown
  }
}

// MARK: - Progress

extension AnimationRecord {
  /// What an animation does in a frame.
  enum Turn {
    /// Nothing: its delay isn't over.
    case waits
    case shows(Double)
    /// Shows a progress, nil where it never began, and ends.
    case ends(Double?)
  }

  /// What it does in the frame of a time, provided that it's busy.
  @inline(__always)
  func turn(at time: Double) -> Turn {
    let elapsed = elapsed(at: time)
    guard isMoving else { return .shows(progress(at: elapsed)) }
    if rate > 0 {
      if elapsed < -Self.tolerance { return .waits }
      if elapsed >= length - Self.tolerance, !options.contains(.repeat) { return .ends(progress(at: length)) }
    } else if elapsed <= Self.tolerance {
      return .ends(mark.elapsed < -Self.tolerance ? nil : progress(at: 0))
    }
    return .shows(progress(at: elapsed))
  }

  /// The progress at a time of its own; before 0 that of 0.
  func progress(at elapsed: Double) -> Double {
    switch pace {
    case .linear: fraction(at: elapsed)
    case .eased(let easing): easing.value(at: fraction(at: elapsed))
    case .spring(let course): elapsed < length ? course.progress(at: max(elapsed, 0)) : course.target
    }
  }

  /// How much of the pass is over, in 0…1; how much is left where it plays backward.
  private func fraction(at elapsed: Double) -> Double {
    let elapsed = max(elapsed, 0)
    guard options.contains(.repeat) else { return elapsed < length ? elapsed / length : 1 }
    let isReversible = options.contains(.autoreverse)
    guard length > Self.tolerance else { return isReversible ? 0 : 1 }
    let passes = elapsed / length
    let whole = (passes + Self.tolerance / length).rounded(.down)
    let fraction = max(passes - whole, 0)
    return isReversible && whole.remainder(dividingBy: 2) != 0 ? 1 - fraction : fraction
  }
}
