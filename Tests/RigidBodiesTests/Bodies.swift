import RigidBodies

/// The duration of a step.
let step = 1.0 / 240

extension World {
  /// Adds a body and returns its index.
  mutating func addBody(
    _ outline: BodyOutline = .rectangle(width: 100, height: 100), at position: Vector = .zero,
    velocity: Vector = .zero, elasticity: Double = 0, friction: Double = 0
  ) -> Int {
    var body = Body()
    body.setMass(outline.moments, density: 1, isMovable: true, isTurnable: true)
    (body.position, body.velocity, body.elasticity, body.friction) = (
      position, velocity, elasticity, friction
    )
    let index = add(body)
    _ = addShape(outline, to: index, identifier: index)
    return index
  }

  /// Lets all bodies collide with each other, and with boundaries between points.
  mutating func addCollisions(boundaries: [(Vector, Vector)] = []) {
    let members = Array(shapes.indices)
    for (index, boundary) in boundaries.enumerated() {
      addBoundary(from: boundary.0, to: boundary.1, identifier: -1 - index)
    }
    add(
      CollisionGroup(
        identifier: 0, members: members, joinsMembers: true, boundaries: members.count..<shapes.count))
  }

  /// Advances by a number of steps under gravity.
  mutating func advance(steps: Int, gravity: Double = 0, _ each: (inout World) -> Void = { _ in }) {
    for _ in 0..<steps {
      for index in bodies.indices where gravity != 0 {
        addForce(Vector(0, gravity * bodies[index].mass), to: index)
      }
      advance(by: step)
      each(&self)
    }
  }

  var momentum: Vector { bodies.reduce(.zero) { $0 + $1.velocity * $1.mass } }
  var kineticEnergy: Double { bodies.reduce(0) { $0 + $1.kineticEnergy } }
}

/// A box of boundaries between −size and size.
func walls(_ size: Double) -> [(Vector, Vector)] {
  let corners = [Vector(-size, -size), Vector(size, -size), Vector(size, size), Vector(-size, size)]
  return (0..<4).map { (corners[$0], corners[($0 + 1) % 4]) }
}
