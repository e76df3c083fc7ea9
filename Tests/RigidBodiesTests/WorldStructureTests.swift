import Testing

@testable import RigidBodies

struct WorldStructureTests {
  @Test func `a world has the ground, and outlines with an area become shapes`() {
    var world = World(time: 3)
    #expect(world.bodies.count == 1 && world.time == 3 && World().time == 0)
    #expect(world.add(Body()) == 1 && world.add(Body()) == 2)
    #expect(world.addShape(.circle(center: Vector(1, 2), radius: 3), to: 1, identifier: 5) == 0)
    #expect(world.addShape(.circle(center: .zero, radius: 0), to: 1, identifier: 6) == nil)
    #expect(world.addShape(.rectangle(width: 2, height: 2), to: 2, identifier: 7) == 1)
    world.addBoundary(from: Vector(1, 1), to: Vector(1, 1), identifier: 8)
    world.addBoundary(from: Vector(1, 1), to: Vector(.infinity, 1), identifier: 8)
    world.addBoundary(from: Vector(.nan, 1), to: Vector(2, 1), identifier: 8)
    world.addBoundary(from: Vector(1, 1), to: Vector(2, 1), identifier: 9)
    #expect(world.shapes.map(\.identifier) == [5, 7, 9] && world.shapes.map(\.body) == [1, 2, 0])
    #expect(world.shapes.map(\.corners) == [0..<0, 0..<4, 4..<6])
    #expect(world.shapes[0].localCenter == Vector(1, 2) && world.shapes[0].radius == 3)
    #expect(world.shapes[1].radius == 0 && world.shapes[1].localCenter == .zero)
  }

  @Test func `forces and impulses beside the center turn with the body`() {
    var world = World()
    let body = world.addBody()
    world.bodies[body].angle = .pi / 2
    world.bodies[body].restTime = 1
    let inertia = 1 / world.bodies[body].inverseInertia
    world.addForce(Vector(2, 3), to: body, at: Vector(10, 0))
    world.addForce(Vector(1, 1), to: body)
    // The arm (10, 0) turns to (0, 10).
    #expect(world.bodies[body].force == Vector(3, 4) && abs(world.bodies[body].torque + 20) < 1e-9)
    #expect(world.bodies[body].restTime == 1)
    world.addImpulse(Vector(2, 3), to: body, at: Vector(10, 0))
    #expect(world.bodies[body].velocity == Vector(2, 3) && world.bodies[body].restTime == 0)
    #expect(abs(world.bodies[body].angularVelocity + 20 / inertia) < 1e-12)
    world.stop()
    #expect(world.bodies[body].velocity == .zero && world.bodies[body].angularVelocity == 0)
  }

  @Test(arguments: [
    (1.49, 0, true), (1.51, 0, false), (0, 0.0349, true), (0, 0.0351, false), (0, -0.0351, false),
  ])
  func `a world is at rest after half a second of slow motion`(
    _ speed: Double, _ turning: Double, _ rests: Bool
  ) {
    var world = World()
    let body = world.addBody(velocity: Vector(0.6, -0.8) * speed)
    world.bodies[body].angularVelocity = turning
    world.advance(steps: 119)
    #expect(!world.isAtRest)
    world.advance(steps: 2)
    #expect(world.isAtRest == rests)
    #expect(abs(world.time - 121 * step) < 1e-9)
    world.wake()
    #expect(!world.isAtRest && World().isAtRest)
  }

  @Test func `contacts last until the shapes are half a point apart`() {
    var world = World()
    let body = world.addBody(at: Vector(0, 450))
    world.addCollisions(boundaries: [(Vector(-1000, 500), Vector(1000, 500))])
    func contacts() -> [[Int]] {
      var found: [[Int]] = []
      world.forEachContact { found.append([$0, $1, $2]) }
      return found
    }
    world.advance(steps: 1)
    #expect(contacts() == [[0, body, -1]])
    for (height, touches) in [(0.5, true), (0.45, true), (0.55, false)] {
      world.bodies[body].position.y = 450 - height
      world.bodies[body].velocity = .zero
      world.advance(steps: 1)
      #expect(contacts().isEmpty != touches, "\(height)")
      #expect(world.contactEvents.map(\.hasBegun) == (touches ? [] : [false]))
    }
    world.bodies[body].position.y = 450.2
    world.advance(steps: 1)
    #expect(world.contactEvents.map(\.hasBegun) == [true] && world.contactEvents[0].group == 0)
  }

  @Test func `a group's members collide with each other only if it joins them`() {
    for joins in [true, false] {
      var world = World()
      let bodies = [0.0, 90, 180].map { world.addBody(at: Vector($0, 0)) }
      world.add(
        CollisionGroup(
          identifier: 4, members: Array(world.shapes.indices), joinsMembers: joins, boundaries: 0..<0)
      )
      world.advance(steps: 1)
      let pairs = world.contactEvents.map { [$0.group, $0.first, $0.second] }
      #expect(pairs == (joins ? [[4, bodies[0], bodies[1]], [4, bodies[1], bodies[2]]] : []))
    }
  }

  @Test func `a circle beside its body's center turns with the body`() throws {
    var world = World()
    var body = Body()
    let outline = BodyOutline.circle(center: Vector(30, 0), radius: 5)
    body.setMass(outline.moments, density: 1, isMovable: true, isTurnable: true)
    (body.position, body.angle) = (Vector(100, 0), .pi / 2)
    let index = world.add(body)
    _ = world.addShape(outline, to: index, identifier: 1)
    world.addCollisions(boundaries: [(Vector(0, 34), Vector(200, 34))])
    world.advance(steps: 1)
    let shape = world.shapes[0]
    #expect((shape.center - Vector(100, 30)).length < 1e-9)
    #expect((shape.low - Vector(95, 25)).length < 1e-9 && (shape.high - Vector(105, 35)).length < 1e-9)
    #expect(abs(shape.reach - 0.5) < 1e-9)
    #expect(try #require(world.contactEvents.first).first == 1)
  }
}
