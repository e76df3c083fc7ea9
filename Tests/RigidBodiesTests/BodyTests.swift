import Testing

@testable import RigidBodies

struct BodyTests {
  private func body(
    density: Double = 1, isMovable: Bool = true, isTurnable: Bool = true, velocity: Vector = .zero,
    angularVelocity: Double = 0
  ) -> Body {
    var body = Body()
    // A rectangle of 60 × 20 has the area 1200, and the inertia 1200 · (60² + 20²) / 12 = 400,000.
    body.setMass(
      BodyOutline.rectangle(width: 60, height: 20).moments, density: density, isMovable: isMovable,
      isTurnable: isTurnable)
    (body.velocity, body.angularVelocity) = (velocity, angularVelocity)
    return body
  }

  private func isClose(_ a: Double, _ b: Double) -> Bool { abs(a - b) <= 1e-12 * max(abs(a), abs(b)) }

  @Test func `a mass of 1 is an area of 10,000 with a density of 1`() {
    let body = body(density: 2)
    #expect(isClose(body.mass, 0.24) && isClose(body.inverseMass, 1 / 0.24))
    #expect(isClose(body.inverseInertia, 1 / 80) && body.isMovable)
    let heavy = self.body(density: 100)
    #expect(isClose(heavy.inverseMass, 1.0 / 12) && isClose(heavy.inverseInertia, 1.0 / 4000))
  }

  @Test func `a body that can't be moved or turned has no inverses`() {
    let fixed = body(isMovable: false)
    #expect(isClose(fixed.mass, 0.12) && fixed.inverseMass == 0 && fixed.inverseInertia == 0)
    #expect(!fixed.isMovable)
    let upright = body(isTurnable: false)
    #expect(upright.isMovable && upright.inverseInertia == 0)
    let light = body(density: 0)
    #expect(light.mass == 0 && light.inverseMass == 0 && light.inverseInertia == 0)
  }

  @Test func `a new body rests at the origin and has no mass`() {
    let body = Body()
    let numbers = [
      body.position.x, body.position.y, body.angle, body.velocity.x, body.velocity.y, body.angularVelocity,
      body.inverseMass, body.inverseInertia, body.mass, body.elasticity, body.friction, body.resistance,
      body.angularResistance, body.charge, body.force.x, body.force.y, body.torque, body.restTime,
      body.start.angularVelocity, body.start.velocity.x, body.start.velocity.y,
    ]
    #expect(numbers.allSatisfy { $0 == 0 } && !body.isConstrained)
    #expect(body.turn.cosine == 1 && body.turn.sine == 0)
  }

  @Test func `kinetic energy is that of motion and of turning`() {
    let body = body(density: 2, velocity: Vector(3, 4), angularVelocity: 0.5)
    #expect(isClose(body.kineticEnergy, 0.24 * 25 / 2 + 80 * 0.25 / 2))
    let upright = self.body(isTurnable: false, velocity: Vector(3, 4), angularVelocity: 0.5)
    #expect(isClose(upright.kineticEnergy, 0.12 * 25 / 2))
  }

  @Test func `an impulse beside the center turns a body`() {
    var body = body(density: 2, velocity: Vector(1, 2), angularVelocity: 3)
    body.push(Vector(0.24, 0.48), at: Vector(10, 5))
    #expect(isClose(body.velocity.x, 2) && isClose(body.velocity.y, 4))
    #expect(isClose(body.angularVelocity, 3 + (10 * 0.48 - 5 * 0.24) / 80))
    let speed = body.velocity(at: Vector(10, 5))
    #expect(isClose(speed.x, 2 - 5 * body.angularVelocity) && isClose(speed.y, 4 + 10 * body.angularVelocity))
  }

  @Test func `a shift moves and turns a body, but doesn't change its velocity`() {
    var moved = body(density: 2, velocity: Vector(1, 2), angularVelocity: 3)
    (moved.position, moved.angle) = (Vector(5, 6), 0.5)
    moved.shift(Vector(0.24, 0.48), turning: 8)
    #expect(isClose(moved.position.x, 6) && isClose(moved.position.y, 8) && isClose(moved.angle, 0.6))
    #expect(moved.velocity == Vector(1, 2) && moved.angularVelocity == 3)
    var upright = body(isTurnable: false)
    upright.shift(Vector(1, 0), turning: 8)
    #expect(upright.angle == 0)
  }

  @Test func `forces and resistance change the velocity`() {
    var body = body(density: 2, velocity: Vector(1, 2), angularVelocity: 3)
    (body.force, body.torque) = (Vector(0.48, 0.24), 16)
    body.accelerate(0.5)
    #expect(isClose(body.velocity.x, 2) && isClose(body.velocity.y, 2.5))
    #expect(isClose(body.angularVelocity, 3.1))
    #expect(body.force == .zero && body.torque == 0)
    #expect(body.start.velocity == Vector(1, 2) && body.start.angularVelocity == 3)
    #expect(isClose(body.acceleration.x, 2) && isClose(body.acceleration.y, 1))
    // A free body moves by the mean of both velocities, and a constrained one by the last one.
    var constrained = body
    constrained.isConstrained = true
    body.move(0.5)
    #expect(isClose(body.position.x, 0.75) && isClose(body.position.y, 1.125) && isClose(body.angle, 1.525))
    constrained.move(0.5)
    #expect(isClose(constrained.position.x, 1) && isClose(constrained.angle, 1.55))
    constrained.accelerate(0.5)
    #expect(!constrained.isConstrained)
  }

  @Test func `a body that can't be moved loses its velocity and its forces`() {
    var body = body(isMovable: false, velocity: Vector(1, 2), angularVelocity: 3)
    (body.force, body.torque) = (Vector(4, 5), 6)
    body.accelerate(1)
    #expect(body.velocity == .zero && body.angularVelocity == 0 && body.force == .zero && body.torque == 0)
    body.velocity = Vector(1, 1)
    body.move(1)
    #expect(body.position == .zero)
  }

  @Test(arguments: [(1e6, 1e6), (0.99e6, 0.99e6), (4e6, 1e6), (-4e6, -1e6)])
  func `speeds are limited to a million points per second`(_ speed: Double, _ expected: Double) {
    var body = body(velocity: Vector(0.6, 0.8) * speed, angularVelocity: speed / 100)
    body.accelerate(0.001)
    #expect(isClose(body.velocity.x, 0.6 * expected) && isClose(body.velocity.y, 0.8 * expected))
    #expect(isClose(body.angularVelocity, expected / 100))
  }

  @Test func `numbers beyond all bounds stop a body`() {
    for (velocity, angularVelocity) in [(Vector(.infinity, 0), 0.0), (Vector(1, 0), .nan)] {
      var body = body(velocity: velocity, angularVelocity: angularVelocity)
      body.force = Vector(1, 1)
      body.accelerate(0.5)
      #expect(body.velocity == .zero && body.angularVelocity == 0 && body.acceleration == .zero)
    }
    var distant = body(velocity: Vector(1e6, 0), angularVelocity: 2)
    distant.position = Vector(1e308, 0)
    distant.move(1e308)
    #expect(distant.position == Vector(1e308, 0) && distant.velocity == .zero && distant.angularVelocity == 0)
  }

  @Test func `the reach is half a point and the motion of a step`() {
    let body = body(velocity: Vector(3, 4), angularVelocity: -2)
    #expect(isClose(body.reach(0.1, size: 10), 3))
    #expect(self.body(isMovable: false, velocity: Vector(3, 4)).reach(0.1, size: 10) == 0.5)
  }
}
