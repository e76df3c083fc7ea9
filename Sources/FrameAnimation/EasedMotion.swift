import MotionCore

/// The motion from one value to another in a given time.
struct EasedMotion<Value: MotionVector>: Sendable {
  let start: Value
  let end: Value
  let begin: Double
  let duration: Double
  let easing: Easing

  func value(at time: Double) -> Value {
    guard time >= begin else { return start }
    guard time < begin + duration else { return end }
    return start.interpolated(to: end, at: easing.value(at: (time - begin) / duration))
  }

  func velocity(at time: Double) -> Value {
    let isMoving = time >= begin && time < begin + duration
    let slope = isMoving ? easing.slopeOrEstimate(at: (time - begin) / duration) / duration : 0
    return end.change(from: end).adding(end.change(from: start), times: slope)
  }
}

extension Easing {
  /// Returns the slope; the slope of a short chord if the easing can't compute it.
  fileprivate func slopeOrEstimate(at fraction: Double) -> Double {
    if let slope = slope(at: fraction) { return slope }
    let (low, high) = (max(fraction - 1e-6, 0), min(fraction + 1e-6, 1))
    return (value(at: high) - value(at: low)) / (high - low)
  }
}
