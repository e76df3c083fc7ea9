extension SpringMotion {
  /// The first time after 0 at which the value passes its target, in seconds; infinite if it never does.
  public var firstCrossing: Double { rates.firstCrossing(from: start, velocity: startVelocity) }

  /// The first turning point after time 0: its time in seconds and its displacement from the target; nil if
  /// there is none.
  ///
  /// For a spring below critical damping that is released from rest, this is the overshoot, π/ω seconds
  /// later.
  public var firstTurn: (time: Double, displacement: Double)? {
    let acceleration = rates.acceleration(displacement: start, velocity: startVelocity)
    let time = rates.firstCrossing(from: startVelocity, velocity: acceleration)
    return time.isFinite ? (time, displacement(at: time)) : nil
  }
}

extension SpringRates {
  /// −ω₀²·x − 2β·v.
  @inlinable
  func acceleration(displacement: Double, velocity: Double) -> Double {
    -square * displacement - 2 * decay * velocity
  }

  /// Returns the first time after 0 at which a value with the given start is 0; infinite if it never is.
  ///
  /// Velocity and acceleration follow the same equation as the displacement, so this finds their zeros too.
  func firstCrossing(from start: Double, velocity: Double) -> Double {
    let drive = velocity + decay * start
    switch regime {
    case .underdamped:
      // start·cos φ + (drive/ω)·sin φ is 0 where tan φ = −start·ω/drive, first with φ between 0 and π.
      let angle = Elementary.atan2(abs(start) * rate, start < 0 ? drive : -drive)
      return (angle > 0 ? angle : .pi) * inverseRate
    case .critical:
      let time = -start / drive
      return time > 0 ? time : .infinity
    case .overdamped:
      // start + (velocity + slow·start)·S is 0, with S = (1 − e^(−2λt))/2λ.
      let share = start / (velocity + slow * start) * (2 * rate)
      guard share < 0, share > -1 else { return .infinity }
      return -Elementary.logOnePlus(share) * inverseRate
    case .immediate:
      return .infinity
    }
  }
}
