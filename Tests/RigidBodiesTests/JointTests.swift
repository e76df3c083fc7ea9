import MotionCore
import RigidBodies
import Testing

struct JointTests {
  private func attached(_ kind: Joint.Kind, _ body: Int, _ anchor: Vector = .zero) -> Joint {
    Joint(kind, 0, body, anchorOfFirst: anchor, anchorOfSecond: .zero, referenceAngle: 0)
  }

  /// Undamped, underdamped, critical, overdamped.
  @Test(arguments: [0, 0.2, 0.5, 1, 2])
  func `a spring moves its body like the damped oscillator`(_ dampingRatio: Double) {
    var world = World()
    let body = world.addBody(at: Vector(150, 0))
    world.joints.append(attached(.spring(length: 100, frequency: 1.5, dampingRatio: dampingRatio), body))
    let spring = Spring(mass: 1, stiffness: pow2(3 * .pi), damping: 6 * .pi * dampingRatio)
    let motion = spring.motion(from: 50, velocity: 0)
    for count in 1...480 {
      world.advance(by: step)
      let expected = motion.displacement(at: Double(count) * step)
      // A step moves the body by the velocity at its end, so its phase differs by up to half a step.
      let tolerance = 50 * 3 * .pi * step
      #expect(abs(world.bodies[body].position.x - 100 - expected) < tolerance)
    }
  }

  @Test(arguments: [0.25, 1, 30])
  func `a damped spring brings its body to its length, however short`(_ length: Double) {
    var world = World()
    let body = world.addBody(at: Vector(40, 30))
    world.joints.append(attached(.spring(length: length, frequency: 3, dampingRatio: 1), body))
    world.advance(steps: 960)
    #expect((world.bodies[body].position - Vector(0.8, 0.6) * length).length < 1e-3)
  }

  private func pow2(_ value: Double) -> Double { value * value }

  @Test func `an undamped spring keeps its amplitude, however stiff it is`() {
    for frequency in [0.5, 5, 50, 500] {
      var world = World()
      let body = world.addBody(at: Vector(100, 0))
      world.joints.append(attached(.spring(length: 0, frequency: frequency, dampingRatio: 0), body))
      var farthest = 0.0
      world.advance(steps: 4800) { farthest = max(farthest, $0.bodies[body].position.length) }
      #expect(farthest < 151)
      var late = 0.0
      world.advance(steps: 1000) { late = max(late, $0.bodies[body].position.length) }
      #expect(late > 95)
    }
  }

  @Test func `a rod keeps its length while its body swings`() {
    var world = World()
    let body = world.addBody(.circle(center: .zero, radius: 10), at: Vector(100, 0))
    world.joints.append(attached(.rod(length: 100), body))
    var lowest = 0.0
    world.advance(steps: 960, gravity: 1000) {
      #expect(abs($0.bodies[body].position.length - 100) < 0.5)
      lowest = max(lowest, $0.bodies[body].position.y)
      #expect($0.bodies[body].position.y > -2)
    }
    #expect(lowest > 99)
  }

  @Test func `a rope lets its body move up to its length`() {
    var world = World()
    let body = world.addBody(.circle(center: .zero, radius: 10), at: Vector(0, 10))
    world.joints.append(attached(.rope(length: 100), body))
    world.advance(steps: 12, gravity: 1000)
    #expect(abs(world.bodies[body].position.y - 10 - 500 * 0.0025) < 0.01)
    world.advance(steps: 240, gravity: 1000)
    #expect(abs(world.bodies[body].position.y - 100) < 0.5)
  }

  @Test func `a pin holds a point, a range limits the angle, and friction stops the turning`() {
    var world = World()
    let body = world.addBody(.rectangle(width: 100, height: 20), at: Vector(50, 0))
    var pin = Joint(
      .pin(range: -0.5...0.5, friction: 0), 0, body, anchorOfFirst: .zero, anchorOfSecond: Vector(-50, 0),
      referenceAngle: 0)
    world.joints.append(pin)
    world.advance(steps: 480, gravity: 1000)
    #expect(abs(world.bodies[body].angle - 0.5) < 0.01)
    #expect(abs(world.bodies[body].position.length - 50) < 0.1)
    pin.kind = .pin(range: -.infinity...(.infinity), friction: 1e4)
    world.joints[0] = pin
    world.bodies[body].angularVelocity = 1
    world.advance(steps: 480, gravity: 0)
    #expect(abs(world.bodies[body].angularVelocity) < 1e-6)
  }

  @Test func `a slider moves its body along an axis within a range`() {
    var world = World()
    let body = world.addBody(velocity: Vector(100, 0))
    world.joints.append(attached(.slider(axis: Vector(1, 0), range: -50...80, friction: 0), body))
    world.advance(steps: 480, gravity: 1000)
    #expect((world.bodies[body].position - Vector(80, 0)).length < 0.2)
    #expect(abs(world.bodies[body].angle) < 1e-3)
  }

  @Test func `welded bodies fall together`() {
    var world = World()
    let first = world.addBody(at: Vector(0, 0))
    let second = world.addBody(at: Vector(100, 0))
    world.joints.append(
      Joint(
        .weld, first, second, anchorOfFirst: Vector(50, 0), anchorOfSecond: Vector(-50, 0), referenceAngle: 0)
    )
    world.addImpulse(Vector(0, 200), to: first)
    world.advance(steps: 240)
    let offset = world.bodies[second].position - world.bodies[first].position
    #expect(abs(offset.length - 100) < 0.2)
    #expect(abs(world.bodies[first].angle - world.bodies[second].angle) < 0.01)
    #expect((world.momentum - Vector(0, 200)).length < 1e-6)
  }

  @Test func `a snap ends at its point and angle`() {
    var world = World()
    let body = world.addBody()
    world.bodies[body].angle = 2
    world.joints.append(attached(.snap(frequency: 3, dampingRatio: 0.5), body, Vector(200, 100)))
    world.advance(steps: 720)
    #expect((world.bodies[body].position - Vector(200, 100)).length < 0.01)
    #expect(abs(world.bodies[body].angle) < 1e-4 && world.isAtRest)
  }
}
