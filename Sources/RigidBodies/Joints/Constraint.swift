/// A scalar constraint of the relative motion of two bodies.
///
/// The velocity that it restricts is `direction·(v₂ − v₁) + momentOfSecond·ω₂ − momentOfFirst·ω₁`.
struct Constraint {
  /// The index of the joint, and the constraint's number in it.
  let joint: Int
  let number: Int
  let first: Int
  let second: Int
  let direction: Vector
  let momentOfFirst: Double
  let momentOfSecond: Double
  /// The error to correct to 0; for a constraint that only pushes, a value that must stay above 0.
  let error: Double
  /// The range of impulses.
  let limits: ClosedRange<Double>
  /// The velocity to reach.
  let targetSpeed: Double
  /// The effective mass; 0 if neither body can be moved.
  var mass = 0.0
  var impulse = 0.0
}

extension Constraint {
  mutating func prepare(_ bodies: [Body]) {
    let (a, b) = (bodies[first], bodies[second])
    let response =
      direction.dot(direction) * (a.inverseMass + b.inverseMass)
      + momentOfFirst * momentOfFirst * a.inverseInertia + momentOfSecond * momentOfSecond * b.inverseInertia
    mass = response > 0 ? 1 / response : 0
  }

  func speed(_ bodies: [Body]) -> Double {
    let (a, b) = (bodies[first], bodies[second])
    return direction.dot(b.velocity - a.velocity) + momentOfSecond * b.angularVelocity
      - momentOfFirst * a.angularVelocity
  }

  func apply(_ impulse: Double, _ bodies: inout [Body]) {
    bodies[first].velocity -= direction * (impulse * bodies[first].inverseMass)
    bodies[first].angularVelocity -= momentOfFirst * impulse * bodies[first].inverseInertia
    bodies[second].velocity += direction * (impulse * bodies[second].inverseMass)
    bodies[second].angularVelocity += momentOfSecond * impulse * bodies[second].inverseInertia
  }

  mutating func solve(_ bodies: inout [Body]) {
    let change = mass * (targetSpeed - speed(bodies))
    let total = min(max(impulse + change, limits.lowerBound), limits.upperBound)
    apply(total - impulse, &bodies)
    impulse = total
  }

  /// The fraction of an error that one pass corrects.
  private static var correction: Double { 0.5 }

  /// Moves the bodies toward an error of 0 without changing their velocities.
  func correctPositions(_ bodies: inout [Body]) {
    let isInequality = limits.lowerBound == 0
    // Friction has finite limits and no error.
    guard isInequality ? error < 0 : error != 0 else { return }
    let impulse = -Self.correction * mass * error
    bodies[first].shift(-direction * impulse, turning: -momentOfFirst * impulse)
    bodies[second].shift(direction * impulse, turning: momentOfSecond * impulse)
  }
}
