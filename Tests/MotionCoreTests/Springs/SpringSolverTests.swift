import TestSupport
import Testing

@testable import MotionCore

@Suite struct SpringSolverTests {
  /// S127.
  @Test func `each dimension moves independently, from its own position and velocity`() {
    let spring = Spring(mass: 2, stiffness: 90, damping: 6)
    var plane = SpringSolver(spring, position: SIMD2(-1.0, 3), velocity: SIMD2(0, 5))
    var list = SpringSolver(spring, position: [-1, 3, 0], velocity: [0, 5, 0])
    for time in [0.1, 0.35, 2] {
      let x = spring.motion(from: -1, velocity: 0).displacement(at: time)
      let y = spring.motion(from: 3, velocity: 5).displacement(at: time)
      #expect(plane.advance(to: time) == SIMD2(x, y))
      #expect(list.advance(to: time) == [x, y, 0])
    }
  }

  /// S128.
  @Test func `the result doesn't depend on the frame rate`() {
    for rate in [24.0, 60, 240, 1000] {
      var solver = SpringSolver(Spring(damping: 5), position: 0.0, target: 1)
      while solver.time + 1 / rate <= 0.25 { solver.advance(by: 1 / rate) }
      #expect(isClose(solver.advance(to: 0.25), 1.310836, within: 1e-6), "\(rate) Hz")
    }
  }

  /// S129.
  @Test func `an overdamped spring isn't limited to critical damping`() {
    var solver = SpringSolver(Spring(damping: 30), position: 0.0, target: 1)
    #expect(isClose(solver.advance(to: 0.5), 0.82659535, within: 1e-8))
  }

  /// S131.
  @Test func `time may go backward`() {
    var solver = SpringSolver(Spring(damping: 5), position: 0.0, target: 1)
    let early = solver.advance(to: 0.25)
    solver.advance(to: 0.9)
    #expect(solver.advance(to: 0.25) == early)
    #expect(solver.advance(by: -0.25) == 0)
    #expect(solver.time == 0)
  }

  /// S130, and S123: the first frame at or after 3.7025 s.
  @Test func `a solver has converged at the first frame within the thresholds`() {
    for (damping, frames) in [(5.0, 223), (10, 118), (20, 79), (30, 159)] {
      var solver = SpringSolver(Spring(damping: damping), position: -1.0)
      #expect(!solver.hasConverged)
      var frame = 0
      while !solver.hasConverged, frame < 1000 {
        frame += 1
        solver.advance(to: Double(frame) / 60)
      }
      #expect(frame == frames, "damping \(damping)")
    }
  }

  /// S130: the distance is measured from the start, over all dimensions. Displacements are compared by
  /// component, and speeds by length.
  @Test func `convergence in the plane depends on the whole distance`() {
    for (damping, x, y) in [(5.0, 3.0, 4.0), (10, -0.6, 0.8), (30, 300, 400)] {
      let thresholds = RestThresholds(startDistance: SIMD2(x, y).length)
      let spring = Spring(damping: damping)
      var solver = SpringSolver(spring, position: SIMD2(x, y))
      for frame in 1...300 {
        solver.advance(to: Double(frame) / 60)
        let (place, velocity) = (solver.position, solver.velocity)
        let acceleration = -100 * place - damping * velocity
        let isAtRest =
          max(abs(place.x), abs(place.y)) < thresholds.displacement
          && velocity.length < thresholds.speed && acceleration.length < thresholds.acceleration
        #expect(solver.hasConverged == isAtRest, "damping \(damping), frame \(frame)")
      }
      #expect(solver.hasConverged)
    }
  }

  @Test func `a solver that starts at rest on its target has converged at its first step`() {
    var solver = SpringSolver(Spring(), position: SIMD3(1.0, 2, 3), target: SIMD3(1, 2, 3))
    #expect(!solver.hasConverged)
    solver.advance(by: 0)
    #expect(solver.hasConverged)
  }

  @Test func `a new target changes neither position nor velocity`() {
    var random = SeededGenerator(seed: 44)
    for _ in 0..<randomCaseCount / 20 {
      let (drawn, other) = (RandomSpring(using: &random), RandomSpring(using: &random))
      var solver = SpringSolver(
        drawn.spring, position: SIMD2(drawn.start, 1), velocity: SIMD2(drawn.velocity, 0))
      solver.advance(to: random.double(in: 0...3) * drawn.period)
      let before = (solver.position, solver.velocity)
      solver.retarget(to: SIMD2(other.start, 7), spring: other.spring)
      #expect((solver.position, solver.velocity) == before)
      let (position, velocity) = solver.state(at: solver.time)
      #expect(isClose(position.x, before.0.x, within: 8e-15) && velocity == before.1, "\(drawn)")
      solver.advance(by: 300 * other.period / min(1, max(0.01, other.spring.dampingRatio)))
      if other.spring.dampingRatio > 0.1, other.spring.dampingRatio < 1 {
        #expect(isClose(solver.position.y, 7, within: 1e-6), "\(other)")
      }
    }
  }

  @Test func `moving a value sets its position and velocity`() {
    var solver = SpringSolver(Spring(), position: 0.0, target: 10)
    solver.advance(to: 0.3)
    solver.move(to: 4, velocity: -2)
    #expect(solver.position == 4 && solver.velocity == -2 && solver.target == 10)
    #expect(
      isClose(
        solver.advance(to: 0.5), 10 + Spring().motion(from: -6, velocity: -2).displacement(at: 0.2),
        within: 1e-12))
  }

  @Test func `invalid times and mismatched components trap`() async {
    await #expect(processExitsWith: .failure) {
      var solver = SpringSolver(Spring(), position: 0.0)
      solver.advance(to: .nan)
    }
    await #expect(processExitsWith: .failure) {
      _ = SpringSolver(Spring(), position: [0, 1], target: [1])
    }
  }
}
