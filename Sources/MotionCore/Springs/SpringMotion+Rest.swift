import Requirements

// The first instant at which a motion is within three thresholds simultaneously. In the plane of displacement
// and velocity the thresholds are three strips, whose intersection is a polygon; the motion is a spiral (or a
// bow) into it. The spiral isn't inside before its radius has shrunk to the distance of the farthest corner.
// It's inside at most half a turn later, when it passes that corner's direction. So the search starts there
// and takes one or two more steps.

extension SpringMotion {
  /// Returns the first time in seconds at which the motion is within `thresholds`, by default those for its
  /// own start.
  ///
  /// The result is exact for the closed form and doesn't depend on the frame rate: 3.7025 s for a spring of
  /// stiffness 100 and damping 5 released from rest. It is infinite if the motion never comes to rest, as
  /// without damping, and 0 for a spring of infinite damping. For a start on the target, the distance for the
  /// default thresholds follows from the velocity, as v₀/ω₀.
  ///
  /// - Precondition: The thresholds are above 0, unless the motion is already at rest.
  public func restTime(within thresholds: RestThresholds? = nil) -> Double {
    guard start != 0 || startVelocity != 0 else { return 0 }
    guard rates.regime != .immediate else { return 0 }
    let thresholds = thresholds ?? RestThresholds(startDistance: startDistance)
    require(
      thresholds.displacement > 0 && thresholds.speed > 0 && thresholds.acceleration > 0,
      "thresholds of rest must be above 0, not \(thresholds.displacement), \(thresholds.speed) and \(thresholds.acceleration)"
    )
    var time = earliestRest(within: thresholds)
    for _ in 0..<64 where time.isFinite {
      let wait = timeOutside(thresholds, at: time)
      guard wait > 0, time + wait > time else { return time }
      time += wait
    }
    return time
  }

  /// The distance that determines the default thresholds.
  var startDistance: Double {
    start != 0 ? abs(start) : abs(startVelocity) / rates.square.squareRoot()
  }

  /// Returns the time until each of the three quantities that exceeds its threshold has fallen below it once;
  /// 0 if none exceeds it.
  private func timeOutside(_ thresholds: RestThresholds, at time: Double) -> Double {
    let (displacement, velocity) = state(at: time)
    let acceleration = rates.acceleration(displacement: displacement, velocity: velocity)
    let jerk = rates.acceleration(displacement: velocity, velocity: acceleration)
    return max(
      rates.timeOutside(thresholds.displacement, from: displacement, velocity: velocity),
      rates.timeOutside(thresholds.speed, from: velocity, velocity: acceleration),
      rates.timeOutside(thresholds.acceleration, from: acceleration, velocity: jerk))
  }

  /// Returns the time at which the spiral of an underdamped motion is as large as the farthest corner. The
  /// motion isn't inside before.
  private func earliestRest(within thresholds: RestThresholds) -> Double {
    guard rates.regime == .underdamped else { return 0 }
    let radius = rates.spiralRadius(start, startVelocity)
    let corner = rates.farthestCorner(of: thresholds)
    guard radius > corner else { return 0 }
    guard rates.decay > 0 else { return .infinity }
    return (Elementary.log(radius) - Elementary.log(corner)) / rates.decay * (1 - 1e-12)
  }
}

extension SpringRates {
  /// Returns the radius of the logarithmic spiral through a state, which shrinks as e^(−βt).
  fileprivate func spiralRadius(_ displacement: Double, _ velocity: Double) -> Double {
    SIMD2(displacement, (velocity + decay * displacement) * inverseRate).length
  }

  /// Returns the radius of the farthest corner of the polygon that the three thresholds bound.
  ///
  /// A corner is the intersection of two of the borders x = ±X, v = ±V and ω₀²·x + 2β·v = ±A, if it's within
  /// the third strip.
  fileprivate func farthestCorner(of thresholds: RestThresholds) -> Double {
    let (x, v, a) = (thresholds.displacement, thresholds.speed, thresholds.acceleration)
    var largest = 0.0
    func consider(_ displacement: Double, _ velocity: Double, where third: Double, isWithin limit: Double) {
      // A radius that is too large only makes the search start earlier.
      guard abs(third) <= limit * (1 + 1e-9) else { return }
      largest = max(largest, spiralRadius(displacement, velocity))
    }
    for sign in [1.0, -1] {
      consider(x, sign * v, where: acceleration(displacement: x, velocity: sign * v), isWithin: a)
      let displacement = (sign * a - 2 * decay * v) / square
      consider(displacement, v, where: displacement, isWithin: x)
      guard decay > 0 else { continue }
      let velocity = (sign * a - square * x) / (2 * decay)
      consider(x, velocity, where: velocity, isWithin: v)
    }
    return largest
  }

  /// Returns the time during which the magnitude of a value with the given start is at or above a threshold,
  /// before it falls below for the first time; 0 if it is below.
  ///
  /// Until the next zero, or indefinitely if there is none, the magnitude increases at most once and then
  /// decreases. So the value is outside until a single instant, which is found by bisection.
  fileprivate func timeOutside(_ threshold: Double, from start: Double, velocity: Double) -> Double {
    guard abs(start) >= threshold else { return 0 }
    let motion = SpringMotion(rates: self, displacement: start, velocity: velocity)
    var (low, high) = (0.0, firstCrossing(from: start, velocity: velocity))
    if high == .infinity {
      high = 1 / slow
      while high.isFinite, abs(motion.displacement(at: high)) >= threshold { (low, high) = (high, 2 * high) }
      guard high.isFinite else { return .infinity }
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if abs(motion.displacement(at: middle)) >= threshold { low = middle } else { high = middle }
    }
  }
}
