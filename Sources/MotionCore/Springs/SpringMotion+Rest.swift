import Requirements

// The first instant at which a motion lies within three thresholds at once. In the plane of displacement and
// velocity they're three strips, and what they share is a polygon; the motion is a spiral (or a bow) into it. The
// spiral can't be inside before its radius is that of the farthest corner, and it is inside at the latest half a
// turn after: it passes that corner's direction. So the search starts there, and takes one or two steps more.

extension SpringMotion {
  /// Returns the first time at which the motion lies within `thresholds`, those for its own start by default.
  ///
  /// Exact on the closed form, whatever the frame rate: 3.7025 s for a spring of stiffness 100 and damping 5
  /// released from rest. Infinite where it never does, as without damping; 0 for a spring of infinite damping.
  /// A start on the target takes its distance from the velocity, as v₀/ω₀.
  ///
  /// - Precondition: The thresholds are above 0, or the motion has nothing to do.
  public func restTime(within thresholds: RestThresholds? = nil) -> Double {
    guard start != 0 || startVelocity != 0 else { return 0 }
    guard rates.regime != .immediate else { return 0 }
    let thresholds = thresholds ?? RestThresholds(startDistance: startDistance)
    require(
      thresholds.displacement > 0 && thresholds.speed > 0 && thresholds.acceleration > 0,
      "thresholds of rest must be above 0")
    var time = earliestRest(within: thresholds)
    for _ in 0..<64 where time.isFinite {
      let wait = timeOutside(thresholds, at: time)
      guard wait > 0, time + wait > time else { return time }
      time += wait
    }
    return time
  }

  /// The distance that decides about the default thresholds.
  var startDistance: Double {
    start != 0 ? abs(start) : abs(startVelocity) / rates.square.squareRoot()
  }

  /// How long from `time` one of the three quantities that lie outside still does; 0 where none does.
  private func timeOutside(_ thresholds: RestThresholds, at time: Double) -> Double {
    let (displacement, velocity) = state(at: time)
    let acceleration = rates.acceleration(displacement: displacement, velocity: velocity)
    let jerk = rates.acceleration(displacement: velocity, velocity: acceleration)
    return max(
      rates.timeOutside(thresholds.displacement, from: displacement, velocity: velocity),
      rates.timeOutside(thresholds.speed, from: velocity, velocity: acceleration),
      rates.timeOutside(thresholds.acceleration, from: acceleration, velocity: jerk))
  }

  /// A time before which a swinging motion can't be inside: when its spiral is as large as the farthest corner.
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
  /// The radius of the logarithmic spiral through a state, which shrinks as e^(−βt).
  fileprivate func spiralRadius(_ displacement: Double, _ velocity: Double) -> Double {
    SIMD2(displacement, (velocity + decay * displacement) * inverseRate).length
  }

  /// The largest radius of a corner of the polygon within all three thresholds.
  ///
  /// A corner lies where two of the borders x = ±X, v = ±V and ω₀²·x + 2β·v = ±A meet, within the third.
  fileprivate func farthestCorner(of thresholds: RestThresholds) -> Double {
    let (x, v, a) = (thresholds.displacement, thresholds.speed, thresholds.acceleration)
    var largest = 0.0
    func consider(_ displacement: Double, _ velocity: Double, where third: Double, isWithin limit: Double) {
      // Too large a radius only makes the search start earlier.
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

  /// How long a value that starts so stays at or above a threshold in magnitude, before it falls below for the first
  /// time; 0 where it is below.
  ///
  /// Up to its next zero, or for ever where there is none, the magnitude rises at most once and then falls: the
  /// value is outside up to one instant, which bisection finds.
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
