import Requirements

// Apple's scrolling loses a fixed share of its velocity every millisecond. The travel here is the sum over
// those milliseconds (as in pop's decay, and in the projection that Apple published with its fluid
// interfaces), which at a rate of 0.998 is 0.1 % less than the integral of the velocity.

/// A motion that slows down by itself, like flung content.
///
/// After *n* milliseconds the velocity is v₀·rateⁿ and the distance traveled v₀/1000 · rate/(1 − rate) · (1 −
/// rateⁿ), for any *n*, not only integers. Time is in seconds; velocities are per second, in the unit of the
/// value.
public struct Decay: Hashable, Sendable {
  /// The share of the velocity that remains after each millisecond, 0…1: 0 stops immediately, 1 never.
  public let rate: Double
  /// The exponent of the decay, −1000·ln rate, per second.
  let exponent: Double

  /// Creates a decay from the share of the velocity that remains after each millisecond.
  ///
  /// - Precondition: `rate` is in 0…1.
  public init(rate: Double = 0.998) {
    require(rate >= 0 && rate <= 1, "a deceleration rate must be in 0…1, not \(rate)")
    self.rate = rate
    exponent = -1000 * Elementary.log(rate)
  }

  /// The rate of UIScrollView's normal deceleration, 0.998.
  public static let normal = Decay(rate: 0.998)
  /// The rate of UIScrollView's fast deceleration, 0.99.
  public static let fast = Decay(rate: 0.99)

  /// The speed below which a decay counts as stopped, 5 per second, chosen for points.
  public static let stoppingSpeed = 5.0
}

// MARK: - Reach

extension Decay {
  /// The total travel of a velocity of 1 per second: rate/(1 − rate)/1000 seconds, infinite for a rate of 1.
  public var reach: Double { rate / (1 - rate) / 1000 }

  /// Returns the total travel of a velocity; infinite for a rate of 1 unless the velocity is 0.
  public func travel<Vector: MotionVector>(from velocity: Vector) -> Vector {
    velocity.mapped { $0 == 0 ? 0 : $0 * reach }
  }

  /// Returns the position at which a value comes to rest: the projection that determines the target page of
  /// paged scrolling.
  public func restPoint<Vector: MotionVector>(from position: Vector, velocity: Vector) -> Vector {
    position.adding(travel(from: velocity), times: 1)
  }

  /// Returns the velocity whose total travel is `travel`.
  ///
  /// The result is 0 for no travel, regardless of the rate. At a rate of 0 no velocity travels any distance,
  /// so the result is infinite for other travels.
  public func velocity<Vector: MotionVector>(forTravel travel: Vector) -> Vector {
    travel.mapped { $0 == 0 ? 0 : $0 / reach }
  }

  /// Returns the time in seconds after which a velocity has traveled a distance; infinite if it never does.
  public func time(forTravel travel: Double, from velocity: Double) -> Double {
    guard travel != 0 else { return 0 }
    guard rate < 1 else {
      let time = travel / velocity
      return time > 0 ? time : .infinity
    }
    let share = travel / velocity / reach
    guard share > 0, share < 1 else { return .infinity }
    return -Elementary.logOnePlus(-share) / exponent
  }

  /// Returns the time in seconds after which the fastest component of `velocity` falls to the stopping speed.
  ///
  /// 0 if it isn't above that speed; infinite for a rate of 1.
  ///
  /// - Precondition: `speed` is above 0.
  public func stoppingTime<Vector: MotionVector>(
    from velocity: Vector, speed: Double = Decay.stoppingSpeed
  ) -> Double {
    require(speed > 0, "a stopping speed must be above 0, not \(speed)")
    let fastest = velocity.largestMagnitude
    guard fastest > speed else { return 0 }
    guard exponent > 0 else { return .infinity }
    return (Elementary.log(fastest) - Elementary.log(speed)) / exponent
  }
}

// MARK: - In time

extension Decay {
  /// Returns the travel and the velocity after `time` seconds. For a negative time, the motion is extended
  /// backward.
  public func state<Vector: MotionVector>(
    at time: Double, from velocity: Vector
  ) -> (travel: Vector, velocity: Vector) {
    let factors = factors(after: time)
    return (
      velocity.mapped { $0 == 0 ? 0 : $0 * factors.travel },
      velocity.mapped { $0 * factors.velocity }
    )
  }

  /// Returns the travel and the velocity for an initial velocity of 1 per second.
  private func factors(after time: Double) -> (travel: Double, velocity: Double) {
    guard rate < 1 else { return (time, 1) }
    guard rate > 0 else { return (0, time > 0 ? 0 : 1) }
    let (remainder, remainderMinusOne) = Elementary.expAndExpMinusOne(max(min(-exponent * time, 708), -708))
    return (-reach * remainderMinusOne, remainder)
  }

  /// Returns the motion of a value that is at `position` with `velocity` at time 0.
  public func motion<Vector: MotionVector>(from position: Vector, velocity: Vector) -> DecayMotion<Vector> {
    DecayMotion(decay: self, start: position, startVelocity: velocity)
  }
}
