/// The numbers that evaluating a ``MediaTiming`` needs, with the length of all cycles computed.
struct PassTiming {
  let beginTime: Double
  let duration: Double
  let speed: Double
  let timeOffset: Double
  /// The length of all cycles in parent seconds; at speed 0, at which that is infinite, in local seconds.
  private let cyclesLength: Double
  let autoreverses: Bool
  let fillMode: FillMode

  init(_ timing: MediaTiming) {
    beginTime = timing.beginTime
    duration = timing.duration
    speed = timing.speed
    timeOffset = timing.timeOffset
    cyclesLength = timing.speed == 0 ? timing.activeDuration : timing.activeLength
    autoreverses = timing.autoreverses
    fillMode = timing.fillMode
  }
}

extension PassTiming {
  /// Returns the local time if it is inside the forward pass of the first cycle; nil otherwise, and at speed 0.
  @inline(__always)
  func timeInFirstPass(atParentTime time: Double) -> Double? {
    let elapsed = time - beginTime
    let local = speed * elapsed + timeOffset
    return elapsed >= 0 && elapsed < cyclesLength && local >= 0 && local < duration && speed != 0
      ? local : nil
  }

  /// Returns the position of the animation at a time of its parent, or nil if it has no effect.
  ///
  /// - Parameter hasEnded: Whether the end is known to have passed, regardless of rounding.
  func state(atParentTime time: Double, parentIsAtEnd: Bool, hasEnded: Bool) -> MediaTiming.State? {
    let length = speed == 0 ? .infinity : cyclesLength
    var elapsed = hasEnded ? max(time - beginTime, length) : time - beginTime
    var isAtEnd = false
    if elapsed >= length {
      guard fillMode.fillsForwards || (parentIsAtEnd && elapsed == length) else { return nil }
      elapsed = length
      isAtEnd = true
    } else if !(elapsed >= 0) {
      guard elapsed < 0, fillMode.fillsBackwards else { return nil }
      elapsed = 0
    }
    if speed == 0 { return standingState }
    return cyclePosition(atLocalTime: speed * elapsed + timeOffset, isAtEnd: isAtEnd)
  }

  /// The position of an animation with speed 0, which stays at its time offset. The offset may be before or
  /// after its cycles.
  private var standingState: MediaTiming.State? {
    if timeOffset >= cyclesLength {
      return fillMode.fillsForwards ? cyclePosition(atLocalTime: cyclesLength, isAtEnd: true) : nil
    }
    if timeOffset < 0 {
      return fillMode.fillsBackwards ? cyclePosition(atLocalTime: 0, isAtEnd: false) : nil
    }
    return cyclePosition(atLocalTime: timeOffset, isAtEnd: false)
  }

  /// Returns the position at a local time, wrapped into its cycle.
  private func cyclePosition(atLocalTime local: Double, isAtEnd: Bool) -> MediaTiming.State {
    let length = autoreverses ? 2 * duration : duration
    var phase = local
    var cycle = 0.0
    if !(phase >= 0 && phase < length) {
      guard phase.isFinite, length > 0 else {
        return MediaTiming.State(
          progress: autoreverses ? 0 : 1, time: autoreverses ? 0 : duration, cycle: 0, isAtEnd: isAtEnd)
      }
      // Time before an endless pass doesn't wrap around, because the pass has no end.
      guard length < .infinity else {
        return MediaTiming.State(progress: 0, time: 0, cycle: 0, isAtEnd: isAtEnd)
      }
      // Beyond this limit, cycles can't be distinguished; an infinite number of them would become NaN when
      // multiplied.
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
