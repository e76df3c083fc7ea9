/// What evaluating a ``MediaTiming`` takes: the length of all cycles instead of what gives it.
struct PassTiming {
  let beginTime: Double
  let duration: Double
  let speed: Double
  let timeOffset: Double
  /// The length of all cycles in parent seconds.
  let activeLength: Double
  let autoreverses: Bool
  let fillMode: FillMode

  init(_ timing: MediaTiming) {
    beginTime = timing.beginTime
    duration = timing.duration
    speed = timing.speed
    timeOffset = timing.timeOffset
    activeLength = timing.activeLength
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
  }
}

extension PassTiming {
  /// Where an animation stands at a time of its parent, nil where it shows nothing.
  ///
  /// - Parameter isOver: Whether the end is known to have come, whatever rounding says.
  func state(atParentTime time: Double, parentIsAtEnd: Bool, isOver: Bool) -> MediaTiming.State? {
    let length = activeLength
    var elapsed = isOver ? max(time - beginTime, length) : time - beginTime
    var isAtEnd = false
    if elapsed >= length {
      guard fillMode.fillsForwards || (parentIsAtEnd && elapsed == length) else { return nil }
      elapsed = length
      isAtEnd = true
    } else if !(elapsed >= 0) {
      guard elapsed < 0, fillMode.fillsBackwards else { return nil }
      elapsed = 0
    }
    let local = (speed == 0 ? 0 : speed * elapsed) + timeOffset
    return cyclePosition(atLocalTime: local, isAtEnd: isAtEnd)
  }

  /// Wraps a local time into its cycle and turns it into progress.
  private func cyclePosition(atLocalTime local: Double, isAtEnd: Bool) -> MediaTiming.State {
    let length = autoreverses ? 2 * duration : duration
    var phase = local
    var cycle = 0.0
    if !(phase >= 0 && phase < length) {
      guard phase.isFinite, length > 0 else {
        return MediaTiming.State(
          progress: autoreverses ? 0 : 1, time: autoreverses ? 0 : duration, cycle: 0, isAtEnd: isAtEnd)
      }
      // Time before an endless pass doesn't wrap around: it has no end to come from.
      guard length < .infinity else {
        return MediaTiming.State(progress: 0, time: 0, cycle: 0, isAtEnd: isAtEnd)
      }
      // Beyond that, whole cycles can't be told apart; an infinite number of them would be no number when multiplied.
      let limit = 0x1p53
      cycle = min(max((phase / length).rounded(.down), -limit), limit)
      phase = min(max(phase - cycle * length, 0), length)
      // The end of the last cycle isn't the start of another one.
      if isAtEnd, cycle > 0, phase == 0 {
        cycle -= 1
        phase = length
      }
    }
    if phase > duration { phase = duration - (phase - duration) }
    return MediaTiming.State(progress: phase / duration, time: phase, cycle: cycle, isAtEnd: isAtEnd)
  }
}
