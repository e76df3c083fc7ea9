/// A rigid body: its motion, mass and material.
package struct Body {
  /// The position of the center of mass, in points.
  package var position = Vector.zero
  /// The angle in radians.
  package var angle = 0.0 {
    didSet { turn = angle == 0 ? .none : Turn(angle) }
  }
  /// The velocity in points per second.
  package var velocity = Vector.zero
  /// The angular velocity in radians per second.
  package var angularVelocity = 0.0

  /// The inverse of the mass; 0 for a body that can't be moved. A mass of 1 is 100 × 100 points at a density of 1.
  package private(set) var inverseMass = 0.0
  /// The inverse of the moment of inertia; 0 for a body that can't be turned.
  package private(set) var inverseInertia = 0.0
  /// The mass, also of a body that can't be moved.
  package private(set) var mass = 0.0

  /// The fraction of the speed that remains after a collision, 0…1.
  package var elasticity = 0.0
  /// The friction coefficient, 0 or more.
  package var friction = 0.0
  /// The rate at which the velocity decays, per second, 0 or more.
  package var resistance = 0.0
  /// The rate at which the angular velocity decays, per second, 0 or more.
  package var angularResistance = 0.0
  /// The electric charge.
  package var charge = 0.0

  /// The force of the current step, in mass · points per second squared.
  var force = Vector.zero
  /// The torque of the current step.
  var torque = 0.0
  /// The motion before the current step.
  var start = Motion()
  /// The acceleration by the forces of the current step.
  var acceleration = Vector.zero
  /// Whether contacts or joints act on the body in the current step.
  var isConstrained = false
  /// The seconds since the body last moved.
  var restTime = 0.0
  private(set) var turn = Turn.none

  /// A velocity and an angular velocity.
  struct Motion {
    var velocity = Vector.zero
    var angularVelocity = 0.0
  }

  /// Creates a body at the origin that can't be moved.
  package init() {}
}

extension Body {
  /// Sets the mass and the moment of inertia.
  ///
  /// - Parameters:
  ///   - moments: The moments of the body's area.
  ///   - density: The density; 1 gives 100 × 100 points a mass of 1.
  ///   - isMovable: Whether forces move the body.
  ///   - isTurnable: Whether forces turn the body.
  package mutating func setMass(_ moments: AreaMoments, density: Double, isMovable: Bool, isTurnable: Bool) {
    let unit = density / 10_000
    mass = moments.area * unit
    inverseMass = isMovable && mass > 0 ? 1 / mass : 0
    inverseInertia = isMovable && isTurnable && moments.inertia * unit > 0 ? 1 / (moments.inertia * unit) : 0
  }

  /// Whether forces move the body.
  package var isMovable: Bool { inverseMass > 0 }

  /// The kinetic energy.
  package var kineticEnergy: Double {
    let turning = inverseInertia > 0 ? angularVelocity * angularVelocity / inverseInertia : 0
    return (mass * velocity.dot(velocity) + turning) / 2
  }

  /// The velocity of the body's point at an offset from its center.
  func velocity(at arm: Vector) -> Vector { velocity + arm.perpendicular * angularVelocity }

  /// Adds an impulse at an offset from the center.
  mutating func push(_ impulse: Vector, at arm: Vector) {
    velocity += impulse * inverseMass
    angularVelocity += arm.cross(impulse) * inverseInertia
  }

  /// Moves the body as `push` changes its velocity, without changing the velocity.
  mutating func shift(_ impulse: Vector, turning moment: Double) {
    position += impulse * inverseMass
    if inverseInertia > 0 { angle += moment * inverseInertia }
  }

  /// Lets the body count as moving.
  package mutating func wake() { restTime = 0 }
}
