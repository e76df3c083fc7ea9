import MotionCore

extension Body {
  /// Changes the velocity by the forces of a step and by resistance.
  mutating func accelerate(_ duration: Double) {
    start = Motion(velocity: velocity, angularVelocity: angularVelocity)
    isConstrained = false
    guard isMovable else {
      (velocity, angularVelocity, force, torque) = (.zero, 0, .zero, 0)
      return
    }
    acceleration = force * inverseMass
    velocity = (velocity + acceleration * duration) * Self.decay(resistance, duration)
    angularVelocity =
      (angularVelocity + torque * inverseInertia * duration) * Self.decay(angularResistance, duration)
    (force, torque) = (.zero, 0)
    limitVelocity()
  }

  // The maximum speed in points per second, and the maximum angular speed in radians per second. Beyond it, the
  // motion of a step would be larger than a screen.
  private static var greatestSpeed: Double { 1e6 }
  private static var greatestAngularSpeed: Double { 1e4 }

  /// Limits the speed, and stops a body whose forces were beyond the range of numbers.
  private mutating func limitVelocity() {
    let speed = velocity.length
    guard speed.isFinite, angularVelocity.isFinite else {
      (velocity, angularVelocity, acceleration) = (.zero, 0, .zero)
      return
    }
    if speed > Self.greatestSpeed { velocity *= Self.greatestSpeed / speed }
    angularVelocity = min(max(angularVelocity, -Self.greatestAngularSpeed), Self.greatestAngularSpeed)
  }

  private static func decay(_ rate: Double, _ duration: Double) -> Double {
    rate > 0 ? Elementary.exp(-rate * duration) : 1
  }

  /// Moves the body by its velocity.
  ///
  /// A free body moves by the mean of the velocities before and after the step, so that its path is exact under a
  /// constant acceleration. If contacts and joints determine the velocity, they also determine the motion.
  mutating func move(_ duration: Double) {
    guard isMovable else { return }
    var (velocity, angularVelocity) = (velocity, angularVelocity)
    if !isConstrained {
      velocity = (velocity + start.velocity) / 2
      angularVelocity = (angularVelocity + start.angularVelocity) / 2
    }
    let (newPosition, newAngle) = (position + velocity * duration, angle + angularVelocity * duration)
    guard newPosition.isFinite, newAngle.isFinite, self.velocity.isFinite, self.angularVelocity.isFinite
    else {
      // Forces beyond the range of numbers stop the body.
      (self.velocity, self.angularVelocity) = (.zero, 0)
      return
    }
    position = newPosition
    if newAngle != angle { angle = newAngle }
  }

  /// The distance that a body with an extent of `size` can move in a step, at least half a point.
  func reach(_ duration: Double, size: Double) -> Double {
    guard isMovable else { return 0.5 }
    return 0.5 + (velocity.length + abs(angularVelocity) * size) * duration
  }
}
