import FrameAnimation
import QuartzCore
import TestSupport
import Testing

/// Animations that follow a spring.
@Suite struct SpringAnimationTests {
  let engine = AnimationEngine()

  @Test func `S122: a spring begins at 0 after its delay and ends at exactly 1`() {
    let log = EventLog()
    engine.animate(
      damping: 5, stiffness: 100, mass: 1, delay: 0.5, animations: log.record, completion: log.complete)
    engine.advance(to: 0.4)
    #expect(log.events.isEmpty)
    engine.advance(to: 0.5)
    #expect(log.calls == [0])
    engine.run(from: 0.5, to: 5, rate: 60)
    #expect(log.calls.last == 1 && log.completions == [true])
    #expect(isClose(log.calls[log.calls.count - 2], 1, within: 1e-4))
  }

  @Test func `S123: a spring ends in the first frame at or after the time at which it comes to rest`() {
    for (rate, end) in [(60.0, 3.7167), (1000, 3.703), (10, 3.8)] {
      let engine = AnimationEngine()
      var endTime = 0.0
      engine.animate(damping: 5, stiffness: 100, mass: 1) { _ in
      } completion: { [unowned engine] _ in
        endTime = engine.time
      }
      engine.run(to: 5, rate: rate)
      #expect(isClose(endTime, end, within: 1e-4))
    }
  }

  @Test func `S124: a spring without damping never ends, and can be canceled`() {
    let (id, log) = engine.log(spring: Spring(stiffness: 100, damping: 0))
    engine.run(to: 167, rate: 60)
    #expect(log.calls.count == 10_020 && log.completions.isEmpty)
    #expect(log.calls.allSatisfy { $0 > -1e-9 && $0 < 2 + 1e-9 })
    engine.cancel(id)
    #expect(log.completions == [false])
  }

  @Test(arguments: [
    (-1, 1, 1), (1, 0, 1), (1, 1, 0), (1, -1, 1), (1, 1, -1), (.nan, 1, 1), (1, .infinity, 1),
  ])
  func `S125: constants out of range start nothing`(_ constants: (Double, Double, Double)) {
    let (damping, stiffness, mass) = constants
    #expect(engine.animate(damping: damping, stiffness: stiffness, mass: mass) { _ in } == nil)
    #expect(engine.isIdle)
  }

  @Test func `constants of any size start an animation`() {
    #expect(engine.animate(damping: 0, stiffness: 0.5, mass: 0.5) { _ in } != nil)
    #expect(engine.animate(damping: 0.5, stiffness: 1e9, mass: 1e9) { _ in } != nil)
    #expect(engine.count == 2)
  }

  @Test func `S126: the overshoot matches the closed-form solution`() {
    let (_, log) = engine.log(spring: Spring(stiffness: 100, damping: 5))
    engine.advance(to: 0.32446)
    #expect(isClose(log.calls[0], 1.44434, within: 1e-5))
  }

  @Test(arguments: [24.0, 60, 240, 1000])
  func `S128: the frame rate makes no difference`(_ rate: Double) {
    let (_, log) = engine.log(spring: Spring(stiffness: 100, damping: 5))
    if rate == 60 { engine.run(to: 0.25, rate: rate) }
    for frame in 1...Int(rate / 4) { engine.advance(to: Double(frame) / rate) }
    #expect(isClose(log.calls[log.calls.count - 1], 1.310836, within: 1e-6))
  }

  @Test func `S129: an overdamped spring doesn't overshoot`() {
    let (_, log) = engine.log(spring: Spring(stiffness: 100, damping: 30))
    engine.advance(to: 0.5)
    #expect(isClose(log.calls[0], 0.82659535, within: 1e-8))
  }

  @Test func `S127, S130: springs of any dimension can be used without an engine`() {
    var solver = SpringSolver(
      Spring(stiffness: 100, damping: 5), position: CGPoint.zero, velocity: CGPoint(x: 0, y: 3),
      target: CGPoint(x: 1, y: 0))
    let place = solver.advance(to: 0.25)
    #expect(isClose(Double(place.x), 1.310836, within: 1e-6))
    let alone = Spring(stiffness: 100, damping: 5).motion(from: 0, velocity: 3)
    #expect(isClose(Double(place.y), alone.displacement(at: 0.25), within: 1e-12))
    #expect(!solver.hasConverged)
    solver.advance(to: 10)
    #expect(solver.hasConverged)
  }

  @Test func `S131: advancing to an earlier time shows the progress at that time`() {
    let (_, log) = engine.log(spring: Spring(stiffness: 100, damping: 5))
    for time in [0.1, 0.2, 0.1] { engine.advance(to: time) }
    #expect(log.calls[2] == log.calls[0])
  }
}
