import RigidBodies
import TestSupport
import Testing

struct WorldTests {
  private let floor = [(Vector(-1000, 500), Vector(1000, 500))]

  @Test func `a falling body follows ½gt² exactly`() {
    var world = World()
    let body = world.addBody()
    for count in 1...240 {
      world.advance(steps: 1, gravity: 1000)
      let time = Double(count) * step
      #expect(abs(world.bodies[body].position.y - 500 * time * time) < 1e-9)
      #expect(abs(world.bodies[body].velocity.y - 1000 * time) < 1e-9)
    }
  }

  @Test func `free bodies keep their velocity, and resistance lets it decay exponentially`() {
    var world = World()
    let free = world.addBody(velocity: Vector(30, -40))
    let slowed = world.addBody(at: Vector(500, 0), velocity: Vector(100, 0))
    world.bodies[slowed].resistance = 2
    world.bodies[slowed].angularVelocity = 3
    world.bodies[slowed].angularResistance = 1
    world.advance(steps: 240)
    #expect((world.bodies[free].position - Vector(30, -40)).length < 1e-9)
    #expect(abs(world.bodies[slowed].velocity.x - 100 * 0.1353352832366127) < 1e-9)
    #expect(abs(world.bodies[slowed].angularVelocity - 3 * 0.36787944117144233) < 1e-9)
  }

  @Test(arguments: [BodyOutline.rectangle(width: 100, height: 100), .circle(center: .zero, radius: 50)])
  func `a body comes to rest on a boundary without sinking`(_ outline: BodyOutline) {
    var world = World()
    let body = world.addBody(outline, elasticity: 0.3)
    world.addCollisions(boundaries: floor)
    var lowest = 0.0
    world.advance(steps: 1200, gravity: 1000) { lowest = max(lowest, $0.bodies[body].position.y) }
    #expect(abs(world.bodies[body].position.y - 450) < 0.05 && lowest < 450.05)
    #expect(world.isAtRest)
    #expect(abs(world.bodies[body].angle) < 1e-9 && abs(world.bodies[body].position.x) < 1e-9)
  }

  @Test(arguments: [BodyOutline.rectangle(width: 100, height: 60), .circle(center: .zero, radius: 30)])
  func `an elastic bounce neither gains nor loses height`(_ outline: BodyOutline) {
    var world = World()
    let body = world.addBody(outline, elasticity: 1)
    world.addCollisions(boundaries: [(Vector(-1000, 400), Vector(1000, 400))])
    var (heights, last) = ([Double](), 0.0)
    world.advance(steps: 2400, gravity: 1000) {
      let velocity = $0.bodies[body].velocity.y
      if last < 0, velocity >= 0 { heights.append($0.bodies[body].position.y) }
      last = velocity
    }
    // The highest point lies between two steps.
    #expect(heights.count >= 5)
    for height in heights { #expect(abs(height) < 0.02) }
  }

  @Test(arguments: [UInt64](1...8))
  func `elastic collisions of disks conserve momentum and don't gain energy`(_ seed: UInt64) {
    var (world, random) = (World(), SeededGenerator(seed: seed))
    for index in 0..<12 {
      let place = Vector(Double(index % 4) * 60 - 90, Double(index / 4) * 60 - 60)
      let velocity = Vector(.random(in: -400...400, using: &random), .random(in: -400...400, using: &random))
      _ = world.addBody(
        .circle(center: .zero, radius: .random(in: 8...25, using: &random)), at: place, velocity: velocity,
        elasticity: 1)
    }
    world.addCollisions()
    let (momentum, energy) = (world.momentum, world.kineticEnergy)
    world.advance(steps: 480) { world in
      #expect((world.momentum - momentum).length < 1e-9 * energy)
      #expect(world.kineticEnergy < energy * 1.001)
    }
    #expect(world.kineticEnergy > energy * 0.9)
  }

  @Test(arguments: [UInt64](1...8))
  func `colliding boxes never gain energy and stay within walls`(_ seed: UInt64) {
    var (world, random) = (World(), SeededGenerator(seed: seed))
    for index in 0..<9 {
      let place = Vector(Double(index % 3) * 80 - 80, Double(index / 3) * 80 - 80)
      let body = world.addBody(
        .rectangle(width: .random(in: 10...50, using: &random), height: .random(in: 10...50, using: &random)),
        at: place,
        velocity: Vector(
          .random(in: -3000...3000, using: &random), .random(in: -3000...3000, using: &random)),
        elasticity: .random(in: 0...0.9, using: &random), friction: 0.4)
      world.bodies[body].angularVelocity = .random(in: -10...10, using: &random)
    }
    world.addCollisions(boundaries: walls(200))
    var energy = world.kineticEnergy * 1.02
    world.advance(steps: 720) { world in
      #expect(world.kineticEnergy <= energy)
      energy = min(energy, world.kineticEnergy * 1.02)
      for body in world.bodies { #expect(abs(body.position.x) < 200 && abs(body.position.y) < 200) }
    }
  }

  @Test func `equal bodies exchange their velocities`() {
    var world = World()
    let first = world.addBody(.circle(center: .zero, radius: 10), velocity: Vector(300, 0), elasticity: 1)
    let second = world.addBody(.circle(center: .zero, radius: 10), at: Vector(100, 0), elasticity: 1)
    world.addCollisions()
    world.advance(steps: 240)
    #expect(world.bodies[first].velocity.length < 1e-9)
    #expect((world.bodies[second].velocity - Vector(300, 0)).length < 1e-9)
  }

  @Test func `symmetric bodies stay symmetric`() {
    var world = World()
    let left = world.addBody(at: Vector(-120, 0), velocity: Vector(50, 0), elasticity: 0.5, friction: 0.3)
    let right = world.addBody(at: Vector(120, 0), velocity: Vector(-50, 0), elasticity: 0.5, friction: 0.3)
    world.addCollisions(boundaries: floor)
    world.advance(steps: 480, gravity: 1000) { world in
      #expect(abs(world.bodies[left].position.x + world.bodies[right].position.x) < 0.01)
      #expect(abs(world.bodies[left].position.y - world.bodies[right].position.y) < 0.01)
      #expect(abs(world.bodies[left].angle + world.bodies[right].angle) < 0.001)
    }
  }

  @Test func `a stack of boxes stands`() {
    var world = World()
    let boxes = (0..<5).map { world.addBody(at: Vector(0, 450 - 100 * Double($0)), friction: 0.5) }
    world.addCollisions(boundaries: floor)
    world.advance(steps: 480, gravity: 1000)
    for (index, box) in boxes.enumerated() {
      #expect((world.bodies[box].position - Vector(0, 450 - 100 * Double(index))).length < 0.5)
    }
    #expect(world.isAtRest)
  }

  /// On a slope of angle α, a body slides if the friction coefficient is below tan α.
  @Test(arguments: [(0.4, true), (0.6, false)])
  func `friction holds a body up to its coefficient`(_ friction: Double, _ slides: Bool) {
    var world = World()
    let body = world.addBody(.rectangle(width: 40, height: 40), friction: friction)
    world.addCollisions(boundaries: [(Vector(-5000, 20), Vector(5000, 20))])
    world.advance(steps: 240) { world in
      world.addForce(Vector(500, 1000) * world.bodies[body].mass, to: body)
    }
    let distance = world.bodies[body].position.x
    if slides {
      // Half of the acceleration of 500 − 0.4 · 1000.
      #expect(abs(distance - 50) < 2)
    } else {
      #expect(distance < 1)
    }
  }

  @Test func `a fast small body doesn't pass through a boundary`() {
    var world = World()
    let body = world.addBody(.circle(center: .zero, radius: 2), velocity: Vector(20_000, 0))
    world.addCollisions(boundaries: [(Vector(300, -100), Vector(300, 100))])
    world.advance(steps: 60)
    #expect(abs(world.bodies[body].position.x - 298) < 0.1)
  }

  @Test func `a box slides over the joint of two boundaries`() {
    var world = World()
    let body = world.addBody(.rectangle(width: 40, height: 40), velocity: Vector(300, 0))
    world.addCollisions(boundaries: [(Vector(-500, 20), Vector(100, 20)), (Vector(100, 20), Vector(900, 20))])
    world.advance(steps: 240, gravity: 1000)
    #expect(abs(world.bodies[body].velocity.x - 300) < 1e-6)
  }

  @Test func `a contact is reported once at its beginning and once at its end`() {
    var world = World()
    let body = world.addBody(at: Vector(0, 440))
    world.addCollisions(boundaries: floor)
    var events: [ContactEvent] = []
    world.advance(steps: 240, gravity: 1000) { events += $0.contactEvents }
    #expect(events.map(\.hasBegun) == [true])
    #expect(abs(events[0].position.y - 500) < 1)
    #expect(events[0].first == body && events[0].second == -1)
    world.bodies[body].velocity.y = -100
    world.advance(steps: 24) { events += $0.contactEvents }
    #expect(events.map(\.hasBegun) == [true, false])
  }

  @Test func `two circles touch in the middle between their surfaces`() throws {
    var world = World()
    let first = world.addBody(.circle(center: .zero, radius: 20), at: .zero)
    _ = world.addBody(.circle(center: .zero, radius: 30), at: Vector(24, 32))
    world.addCollisions()
    world.advance(by: step)
    let event = try #require(world.contactEvents.first)
    // The surfaces overlap by 10, so that their middle is 15 from the first center, with which it moves.
    #expect((event.position - world.bodies[first].position - Vector(9, 12)).length < 1e-9)
  }

  @Test func `contacts outlive a rebuilt world`() {
    var world = World()
    let body = world.addBody(at: Vector(0, 450))
    world.addCollisions(boundaries: floor)
    world.advance(steps: 24, gravity: 1000)
    var next = World(time: world.time)
    _ = next.addBody()
    next.bodies[body] = world.bodies[body]
    next.addCollisions(boundaries: floor)
    next.adoptContacts(of: world)
    next.advance(steps: 24, gravity: 1000) { #expect($0.contactEvents.isEmpty) }
  }

  @Test func `numbers beyond all bounds stop a body and don't spread`() {
    var world = World()
    let broken = world.addBody()
    let other = world.addBody(at: Vector(0, -1000), velocity: Vector(1, 0))
    world.addCollisions(boundaries: floor)
    for force in [Double.infinity, .nan, 1e308] {
      world.addForce(Vector(force, 0), to: broken)
      world.advance(by: step)
      #expect(world.bodies[broken].position.x.isFinite)
    }
    world.advance(steps: 10)
    #expect(world.bodies[other].position.x > 0 && world.bodies[other].velocity == Vector(1, 0))
  }
}
