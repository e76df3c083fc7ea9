// Sequential impulses: Erin Catto, "Iterative Dynamics with Temporal Coherence", 2005. The two points of a contact are
// solved together, so that symmetric bodies move symmetrically.

extension Contact {
  /// Applies the impulses of the previous step as a first guess.
  func warmStart(_ bodies: inout [Body]) {
    for index in 0..<count {
      let point = points[index]
      apply(normal * point.impulse + normal.perpendicular * point.frictionImpulse, at: point, &bodies)
    }
  }

  private func apply(_ impulse: Vector, at point: Point, _ bodies: inout [Body]) {
    bodies[first].push(-impulse, at: point.armOfFirst)
    bodies[second].push(impulse, at: point.armOfSecond)
  }

  private func velocity(at point: Point, _ bodies: [Body]) -> Vector {
    bodies[second].velocity(at: point.armOfSecond) - bodies[first].velocity(at: point.armOfFirst)
  }

  /// The change of the velocity along a direction at one point by a unit impulse along a direction at another.
  private func response(_ direction: Vector, _ point: Point, _ other: Point, _ bodies: [Body]) -> Double {
    let (a, b) = (bodies[first], bodies[second])
    let turningOfFirst = point.armOfFirst.cross(direction) * other.armOfFirst.cross(direction)
    let turningOfSecond = point.armOfSecond.cross(direction) * other.armOfSecond.cross(direction)
    return a.inverseMass + b.inverseMass + turningOfFirst * a.inverseInertia + turningOfSecond
      * b.inverseInertia
  }

  // MARK: Friction

  /// Slows the bodies down across the normal, by at most the friction coefficient times the impulse along it.
  mutating func solveFriction(_ bodies: inout [Body]) {
    guard friction > 0 else { return }
    let tangent = normal.perpendicular
    for index in 0..<count {
      let point = points[index]
      let limit = friction * point.impulse
      let change = velocity(at: point, bodies).dot(tangent) / response(tangent, point, point, bodies)
      let impulse = min(max(point.frictionImpulse - change, -limit), limit)
      apply(tangent * (impulse - point.frictionImpulse), at: point, &bodies)
      points[index].frictionImpulse = impulse
    }
  }

  // MARK: Separation

  /// Sets the minimum separating speeds, so that the surfaces can meet within the step but don't overlap further.
  mutating func preventOverlap(duration: Double) {
    for index in 0..<count { points[index].leastSpeed = -max(points[index].separation, 0) / duration }
  }

  /// Sets the minimum separating speeds after a collision.
  mutating func requestBounce() {
    for index in 0..<count where points[index].impulse > 0 {
      points[index].leastSpeed = points[index].bounceSpeed
    }
  }

  /// Discards the impulses of a collision, because they don't predict the impulses of the next step.
  mutating func forgetCollision() {
    guard bounces else { return }
    for index in 0..<count { (points[index].impulse, points[index].frictionImpulse) = (0, 0) }
  }

  /// Pushes the bodies apart where they close faster than allowed.
  mutating func solveSeparation(_ bodies: inout [Body]) {
    if count < 2 || !solveBoth(&bodies) {
      for index in 0..<count { solveAlone(index, &bodies) }
    }
  }

  private mutating func solveAlone(_ index: Int, _ bodies: inout [Body]) {
    let point = points[index]
    let missing = point.leastSpeed - velocity(at: point, bodies).dot(normal)
    setImpulse(max(point.impulse + missing / response(normal, point, point, bodies), 0), index, &bodies)
  }

  private mutating func setImpulse(_ impulse: Double, _ index: Int, _ bodies: inout [Body]) {
    let point = points[index]
    apply(normal * (impulse - point.impulse), at: point, &bodies)
    points[index].impulse = impulse
  }

  /// Finds the impulses of both points simultaneously; returns false if the points are too close to each other.
  private mutating func solveBoth(_ bodies: inout [Body]) -> Bool {
    let (p, q) = (points[0], points[1])
    let (k11, k12, k22) = (
      response(normal, p, p, bodies), response(normal, p, q, bodies), response(normal, q, q, bodies)
    )
    let determinant = k11 * k22 - k12 * k12
    // A condition number of 1000 leaves enough digits.
    guard k11 * k11 < 1000 * determinant, k22 * k22 < 1000 * determinant else { return false }
    // The missing speeds without any impulse.
    let missingAtP = p.leastSpeed - velocity(at: p, bodies).dot(normal) + k11 * p.impulse + k12 * q.impulse
    let missingAtQ = q.leastSpeed - velocity(at: q, bodies).dot(normal) + k12 * p.impulse + k22 * q.impulse
    var impulses =
      Vector(
        k22 * missingAtP - k12 * missingAtQ, k11 * missingAtQ - k12 * missingAtP) / determinant
    if impulses.x < 0 || impulses.y < 0 {
      let (onlyP, onlyQ) = (missingAtP / k11, missingAtQ / k22)
      if onlyP >= 0, k12 * onlyP >= missingAtQ {
        impulses = Vector(onlyP, 0)
      } else if onlyQ >= 0, k12 * onlyQ >= missingAtP {
        impulses = Vector(0, onlyQ)
      } else {
        impulses = .zero
      }
    }
    setBoth(impulses, &bodies)
    return true
  }

  private mutating func setBoth(_ impulses: Vector, _ bodies: inout [Body]) {
    setImpulse(impulses.x, 0, &bodies)
    setImpulse(impulses.y, 1, &bodies)
  }

  // MARK: Overlap

  /// The overlap in points that isn't corrected, so that touching bodies stay in contact.
  private static var toleratedOverlap: Double { 0.05 }
  /// The fraction of an overlap that one pass corrects.
  private static var correction: Double { 0.2 }

  /// Moves overlapping bodies apart without changing their velocities.
  func separate(_ bodies: inout [Body]) {
    for index in 0..<count {
      let point = points[index]
      let (a, b) = (bodies[first], bodies[second])
      let (armOfFirst, armOfSecond) = (
        a.turn.applied(to: point.localArmOfFirst), b.turn.applied(to: point.localArmOfSecond)
      )
      let distance = (b.position + armOfSecond - a.position - armOfFirst).dot(normal) + point.separation
      let overlap = -distance - Self.toleratedOverlap
      guard overlap > 0 else { continue }
      let impulse = Self.correction * overlap / response(normal, point, point, bodies)
      bodies[first].shift(-normal * impulse, turning: -armOfFirst.cross(normal) * impulse)
      bodies[second].shift(normal * impulse, turning: armOfSecond.cross(normal) * impulse)
    }
  }
}
