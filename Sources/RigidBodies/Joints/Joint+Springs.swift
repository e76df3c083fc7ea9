import MotionCore

extension Joint {
  /// Whether the joint has springs.
  var isSpring: Bool {
    switch kind {
    case .spring, .snap: true
    case .rod, .rope, .pin, .weld, .slider: false
    }
  }

  /// Applies the impulses of the joint's springs; other joints have none.
  func applySprings(duration: Double, _ bodies: inout [Body]) {
    switch kind {
    case .rod, .rope, .pin, .weld, .slider: break
    case .spring(let length, let frequency, let dampingRatio):
      let step = SpringStep(frequency: frequency, dampingRatio: dampingRatio, duration: duration)
      let placement = JointPlacement(self, bodies)
      if length > 0, let direction = placement.offset.direction {
        pull(along: direction, by: placement.offset.length - length, step, placement, &bodies)
      } else if length <= 0 {
        pull(placement, step, &bodies)
      }
    case .snap(let frequency, let dampingRatio):
      let step = SpringStep(frequency: frequency, dampingRatio: dampingRatio, duration: duration)
      let placement = JointPlacement(self, bodies)
      pull(placement, step, &bodies)
      turnBack(placement.relativeAngle, step, &bodies)
    }
  }

  private func pull(
    along direction: Vector, by extension: Double, _ step: SpringStep, _ placement: JointPlacement,
    _ bodies: inout [Body]
  ) {
    var constraint = Constraint(
      joint: 0, number: 0, first: first, second: second, direction: direction,
      momentOfFirst: placement.armOfFirst.cross(direction),
      momentOfSecond: placement.armOfSecond.cross(direction), error: 0, limits: 0...0, targetSpeed: 0)
    constraint.prepare(bodies)
    let change = step.change(displacement: `extension`, velocity: constraint.speed(bodies))
    constraint.apply(change * constraint.mass, &bodies)
  }

  /// Pulls the anchors together.
  private func pull(_ placement: JointPlacement, _ step: SpringStep, _ bodies: inout [Body]) {
    let (a, b) = (bodies[first], bodies[second])
    let velocity = b.velocity(at: placement.armOfSecond) - a.velocity(at: placement.armOfFirst)
    let change = step.change(displacement: placement.offset, velocity: velocity)
    guard let impulse = impulse(changingVelocityBy: change, placement, a, b) else { return }
    bodies[first].push(-impulse, at: placement.armOfFirst)
    bodies[second].push(impulse, at: placement.armOfSecond)
  }

  /// Returns the impulse that changes the relative velocity of the anchors; nil if neither body can be moved.
  private func impulse(
    changingVelocityBy change: Vector, _ placement: JointPlacement, _ a: Body, _ b: Body
  ) -> Vector? {
    let (p, q, mass) = (placement.armOfFirst, placement.armOfSecond, a.inverseMass + b.inverseMass)
    let k11 = mass + p.y * p.y * a.inverseInertia + q.y * q.y * b.inverseInertia
    let k12 = -p.x * p.y * a.inverseInertia - q.x * q.y * b.inverseInertia
    let k22 = mass + p.x * p.x * a.inverseInertia + q.x * q.x * b.inverseInertia
    let determinant = k11 * k22 - k12 * k12
    guard determinant > 0 else { return nil }
    return Vector(k22 * change.x - k12 * change.y, k11 * change.y - k12 * change.x) / determinant
  }

  /// Turns the second body toward a relative angle that is a multiple of a full turn.
  private func turnBack(_ angle: Double, _ step: SpringStep, _ bodies: inout [Body]) {
    let (a, b) = (bodies[first], bodies[second])
    let response = a.inverseInertia + b.inverseInertia
    guard response > 0 else { return }
    let displacement = angle.remainder(dividingBy: 2 * .pi)
    let change = step.change(displacement: displacement, velocity: b.angularVelocity - a.angularVelocity)
    bodies[first].angularVelocity -= change * a.inverseInertia / response
    bodies[second].angularVelocity += change * b.inverseInertia / response
  }
}
