import Testing

@testable import RigidBodies

/// Impulses of constraints, springs and contacts on two bodies.
struct ConstraintTests {
  /// The ground and two bodies of different masses in motion.
  private static var bodies: [Body] {
    var (first, second) = (Body(), Body())
    first.setMass(AreaMoments(area: 10_000, inertia: 5e7), density: 2, isMovable: true, isTurnable: true)
    second.setMass(AreaMoments(area: 30_000, inertia: 9e7), density: 1, isMovable: true, isTurnable: true)
    (first.position, first.angle, first.velocity, first.angularVelocity) = (
      Vector(10, 20), 0.5, Vector(3, -5), 0.25
    )
    (second.position, second.angle, second.velocity, second.angularVelocity) = (
      Vector(90, -30), -0.75, Vector(-2, 7), -0.5
    )
    return [Body(), first, second]
  }

  private func constraint(
    error: Double = 0, limits: ClosedRange<Double> = -Double.infinity...Double.infinity,
    targetSpeed: Double = 0
  ) -> Constraint {
    var constraint = Constraint(
      joint: 0, number: 0, first: 1, second: 2, direction: Vector(0.6, 0.8), momentOfFirst: 30,
      momentOfSecond: -40, error: error, limits: limits, targetSpeed: targetSpeed)
    constraint.prepare(Self.bodies)
    return constraint
  }

  // MARK: - Constraints

  @Test func `the speed is that of the relative motion`() {
    // 0.6 · (−5) + 0.8 · 12 + (−40) · (−0.5) − 30 · 0.25
    #expect(abs(constraint().speed(Self.bodies) - 19.1) < 1e-12)
  }

  @Test func `a new constraint has no mass and no impulse`() {
    let new = Constraint(
      joint: 0, number: 0, first: 0, second: 0, direction: .zero, momentOfFirst: 0, momentOfSecond: 0,
      error: 0, limits: 0...0, targetSpeed: 0)
    #expect(new.mass == 0 && new.impulse == 0)
    var fixed = new
    fixed.prepare([Body()])
    #expect(fixed.mass == 0)
  }

  @Test func `an impulse of the effective mass changes the speed by 1, and keeps the momentum`() {
    var bodies = Self.bodies
    let constraint = constraint()
    let speed = constraint.speed(bodies)
    constraint.apply(constraint.mass, &bodies)
    #expect(abs(constraint.speed(bodies) - speed - 1) < 1e-12)
    for (body, (before, sign)) in zip(bodies[1...], zip(Self.bodies[1...], [-1.0, 1])) {
      let impulse = (body.velocity - before.velocity) * body.mass
      #expect((impulse - Vector(0.6, 0.8) * (sign * constraint.mass)).length < 1e-12)
    }
    #expect(bodies[1].angularVelocity < 0.25 && bodies[2].angularVelocity < -0.5)
  }

  @Test func `a solved constraint has its target speed, within the limits of its impulse`() {
    var bodies = Self.bodies
    var free = constraint(targetSpeed: 4)
    free.solve(&bodies)
    #expect(abs(free.speed(bodies) - 4) < 1e-12)
    #expect(abs(free.impulse - free.mass * (4 - 19.1)) < 1e-12)
    // Impulses of earlier passes count.
    for (limits, impulse) in [(-0.25...0.5, -0.25), (0...0.5, 0), (0.25...0.5, 0.25)] {
      bodies = Self.bodies
      var limited = constraint(limits: limits)
      limited.impulse = 0.5
      let speed = limited.speed(bodies)
      limited.solve(&bodies)
      #expect(limited.impulse == impulse)
      #expect(abs(limited.speed(bodies) - speed - (impulse - 0.5) / limited.mass) < 1e-12)
    }
  }

  @Test(
    arguments: [
      (4, -Double.infinity, true), (-4, -Double.infinity, true), (0, -Double.infinity, false), (4, 0, false),
      (-4, 0, true),
    ] as [(Double, Double, Bool)])
  func `half of an error is corrected by each pass`(_ error: Double, _ limit: Double, _ corrects: Bool) {
    var bodies = Self.bodies
    let constraint = constraint(error: error, limits: limit...Double.infinity)
    constraint.correctPositions(&bodies)
    let moves = zip(bodies, Self.bodies).map { ($0.position - $1.position, $0.angle - $1.angle) }
    let change = Vector(0.6, 0.8).dot(moves[2].0 - moves[1].0) - 40 * moves[2].1 - 30 * moves[1].1
    #expect(abs(change - (corrects ? -0.5 * error : 0)) < 1e-9)
    #expect((moves[1].0 * 2 + moves[2].0 * 3).length < 1e-9)
    #expect(bodies[1].velocity == Self.bodies[1].velocity)
  }

  // MARK: - Springs

  private func joint(_ kind: Joint.Kind) -> Joint {
    Joint(
      kind, 1, 2, anchorOfFirst: Vector(20, 10), anchorOfSecond: Vector(-15, 25), referenceAngle: 0.125)
  }

  /// The anchor of a body in the world, and its velocity there.
  private func anchor(_ body: Body, _ anchor: Vector) -> (arm: Vector, velocity: Vector) {
    let arm = Turn(body.angle).applied(to: anchor)
    return (arm, body.velocity + Vector(-arm.y, arm.x) * body.angularVelocity)
  }

  @Test func `anchors turn and move with their bodies`() {
    let bodies = Self.bodies
    let placement = JointPlacement(joint(.weld), bodies)
    let arms = [anchor(bodies[1], Vector(20, 10)).arm, anchor(bodies[2], Vector(-15, 25)).arm]
    #expect((placement.armOfFirst - arms[0]).length < 1e-12)
    #expect((placement.armOfSecond - arms[1]).length < 1e-12)
    #expect((placement.offset - (Vector(80, -50) + arms[1] - arms[0])).length < 1e-12)
    #expect(abs(placement.relativeAngle - (-0.75 - 0.5 - 0.125)) < 1e-12)
  }

  @Test(arguments: [0.0, 50, 300]) func `a spring changes the anchors' velocity as its step does`(
    _ length: Double
  ) throws {
    var bodies = Self.bodies
    let joint = joint(.spring(length: length, frequency: 2, dampingRatio: 0.3))
    let step = SpringStep(frequency: 2, dampingRatio: 0.3, duration: 0.01)
    let placement = JointPlacement(joint, bodies)
    func velocity() -> Vector {
      anchor(bodies[2], Vector(-15, 25)).velocity - anchor(bodies[1], Vector(20, 10)).velocity
    }
    let before = velocity()
    joint.applySprings(duration: 0.01, &bodies)
    let change = velocity() - before
    if length == 0 {
      #expect((change - step.change(displacement: placement.offset, velocity: before)).length < 1e-9)
    } else {
      let direction = try #require(placement.offset.direction)
      let expected = step.change(
        displacement: placement.offset.length - length, velocity: before.dot(direction))
      #expect(abs(change.dot(direction) - expected) < 1e-9)
      #expect(abs((bodies[2].velocity - Self.bodies[2].velocity).cross(direction)) < 1e-9)
    }
    let arms = [placement.armOfFirst, placement.armOfSecond]
    var sum = Vector.zero
    for (index, arm) in zip(1...2, arms) {
      let impulse = (bodies[index].velocity - Self.bodies[index].velocity) * bodies[index].mass
      let turning = (bodies[index].angularVelocity - Self.bodies[index].angularVelocity)
      #expect(abs(turning - arm.cross(impulse) * bodies[index].inverseInertia) < 1e-9)
      sum += impulse
    }
    #expect(sum.length < 1e-9)
  }

  /// Relative angles of −1.375, and of a turn more.
  @Test(arguments: [0.0, 2 * .pi]) func `a snap turns the bodies to the nearest equal angle`(_ turn: Double) {
    var bodies = Self.bodies
    bodies[2].angle += turn
    let joint = Joint(
      .snap(frequency: 3, dampingRatio: 0.5), 1, 2, anchorOfFirst: .zero, anchorOfSecond: .zero,
      referenceAngle: 0.125)
    joint.applySprings(duration: 0.01, &bodies)
    let step = SpringStep(frequency: 3, dampingRatio: 0.5, duration: 0.01)
    let turns = zip(bodies, Self.bodies).map { $0.angularVelocity - $1.angularVelocity }
    #expect(abs(turns[2] - turns[1] - step.change(displacement: -1.375, velocity: -0.75)) < 1e-9)
    #expect(abs(turns[1] / bodies[1].inverseInertia + turns[2] / bodies[2].inverseInertia) < 1e-6)
    let moves = zip(bodies, Self.bodies).map { $0.velocity - $1.velocity }
    let expected = step.change(displacement: Vector(80, -50), velocity: Vector(-5, 12))
    #expect((moves[2] - moves[1] - expected).length < 1e-9)
  }

  @Test func `only springs and snaps have springs`() {
    let kinds: [Joint.Kind] = [
      .spring(length: 1, frequency: 1, dampingRatio: 1), .snap(frequency: 1, dampingRatio: 1),
      .rod(length: 1),
      .rope(length: 1), .weld, .pin(range: 0...1, friction: 0),
      .slider(axis: Vector(1, 0), range: 0...1, friction: 0),
    ]
    #expect(kinds.map { joint($0).isSpring } == [true, true, false, false, false, false, false])
    for kind in kinds[2...] {
      var bodies = Self.bodies
      joint(kind).applySprings(duration: 0.1, &bodies)
      #expect(bodies[1].velocity == Self.bodies[1].velocity && bodies[2].angularVelocity == -0.5)
    }
    let weld = joint(.weld)
    #expect((0..<6).allSatisfy { weld.impulses[$0] == 0 })
  }

  // MARK: - Contacts

  private func contact(_ bodies: [Body], separation: Double = 0, at position: Vector = Vector(50, 0))
    -> Contact
  {
    var contact = Contact(
      key: Contact.Key(group: 0, first: 0, second: 1), firstShape: 0, secondShape: 1, first: 1, second: 2,
      normal: Vector(0, 1))
    var manifold = Manifold(normal: Vector(0, 1))
    manifold.append(Manifold.Point(position: position, separation: separation, feature: 7))
    contact.update(manifold, bodies)
    return contact
  }

  @Test func `friction is the geometric mean, and a boundary has its item's`() {
    var bodies = Self.bodies
    (bodies[1].friction, bodies[2].friction) = (0.4, 0.9)
    #expect(abs(contact(bodies).friction - 0.6) < 1e-12)
    bodies[1].friction = 0
    #expect(contact(bodies).friction == 0)
    for index in [1, 2] {
      bodies = Self.bodies
      (bodies[1].friction, bodies[2].friction) = (0.4, 0.4)
      bodies[index] = Body()
      #expect(abs(contact(bodies).friction - 0.4) < 1e-12)
    }
  }

  @Test(arguments: [
    (30.0, 0.5, 0.2, 0.0, 0.0, 15.0), (30, 0.2, 0.5, 0, 0, 15), (30, 0, 0, 0, 0, 0), (20, 0.5, 0, 0, 0, 0),
    (20.5, 0.5, 0, 0, 0, 10.25), (-30, 0.5, 0, 0, 0, 0), (30, 0.5, 0, 50, 4, 0.5 * 1300.squareRoot()),
    (30, 0.5, 0, -50, 4, 0.5 * 500.squareRoot()), (30, 0.5, 0, -500, 4, 0),
  ])
  func `bodies bounce at their greater elasticity and at the speed at which they meet`(
    _ speed: Double, _ first: Double, _ second: Double, _ acceleration: Double, _ separation: Double,
    _ expected: Double
  ) {
    var bodies = Self.bodies
    (bodies[1].elasticity, bodies[2].elasticity) = (first, second)
    // Turning about the center adds 40 · 0.25 at the first arm, and 40 · 0.1 at the second one.
    bodies[1].start = Body.Motion(velocity: Vector(99, speed - 6), angularVelocity: 0.25)
    bodies[2].start = Body.Motion(velocity: Vector(-99, 8), angularVelocity: 0.1)
    (bodies[1].acceleration, bodies[2].acceleration) = (Vector(5, acceleration + 7), Vector(9, 7))
    #expect(abs(contact(bodies, separation: separation).points[0].bounceSpeed - expected) < 1e-9)
  }

  @Test func `impulses are kept by points of the same feature`() {
    let bodies = Self.bodies
    var contact = contact(bodies)
    (contact.points[0].impulse, contact.points[0].frictionImpulse) = (3, 4)
    #expect(contact.pushes && contact.separation == 0 && !contact.bounces)
    var manifold = Manifold(normal: Vector(1, 0))
    manifold.append(Manifold.Point(position: Vector(40, 1), separation: 2, feature: 6))
    manifold.append(Manifold.Point(position: Vector(50, 1), separation: 1, feature: 7))
    contact.update(manifold, bodies)
    #expect(contact.count == 2 && contact.normal == Vector(1, 0) && contact.separation == 1)
    #expect(contact.points[0].impulse == 0 && contact.points[0].frictionImpulse == 0)
    #expect(contact.points[1].impulse == 3 && contact.points[1].frictionImpulse == 4)
    #expect(
      contact.points[1].armOfFirst == Vector(40, -19) && contact.points[1].armOfSecond == Vector(-40, 31))
    let local = Turn(0.5).applied(to: contact.points[1].localArmOfFirst)
    #expect((local - Vector(40, -19)).length < 1e-12)
    contact.points[1].bounceSpeed = 5
    #expect(contact.bounces)
    contact.requestBounce()
    #expect(contact.points[1].leastSpeed == 5 && contact.points[0].leastSpeed == 0)
    contact.preventOverlap(duration: 0.5)
    #expect(contact.points[0].leastSpeed == -4 && contact.points[1].leastSpeed == -2)
    contact.forgetCollision()
    #expect(contact.points[1].impulse == 0 && contact.points[1].frictionImpulse == 0 && !contact.pushes)
  }

  @Test func `a solved contact has its least speed, and pushes only`() {
    var bodies = Self.bodies
    var contact = contact(bodies, at: Vector(60, 5))
    contact.points[0].leastSpeed = 20
    contact.solveSeparation(&bodies)
    func speed() -> Vector {
      let (p, q) = (contact.points[0].armOfFirst, contact.points[0].armOfSecond)
      let first = bodies[1].velocity + Vector(-p.y, p.x) * bodies[1].angularVelocity
      return bodies[2].velocity + Vector(-q.y, q.x) * bodies[2].angularVelocity - first
    }
    #expect(abs(speed().y - 20) < 1e-9 && contact.points[0].impulse > 0)
    // With enough friction, the surfaces don't slide.
    contact.friction = 1e6
    contact.solveFriction(&bodies)
    #expect(abs(speed().x) < 1e-9)
    contact.points[0].leastSpeed = -1000
    contact.solveSeparation(&bodies)
    #expect(contact.points[0].impulse == 0)
  }

  @Test func `a fifth of an overlap beyond the tolerance is corrected`() {
    for (separation, expected) in [(-1.05, 0.2), (-0.05, 0), (-0.04, 0), (1, 0)] {
      var bodies = Self.bodies
      let contact = contact(bodies, separation: separation)
      contact.separate(&bodies)
      let point = contact.points[0]
      let ends = (1...2).map { index in
        bodies[index].position
          + Turn(bodies[index].angle).applied(to: [point.localArmOfFirst, point.localArmOfSecond][index - 1])
      }
      #expect(abs((ends[1] - ends[0]).y - expected) < 1e-3, "\(separation)")
      #expect(bodies[1].velocity == Self.bodies[1].velocity)
    }
  }
}
