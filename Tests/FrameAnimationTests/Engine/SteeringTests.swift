import FrameAnimation
import TestSupport
import Testing

/// Pausing, seeking, reversing, changing rates and targets.
@Suite struct SteeringTests {
  let engine = AnimationEngine()

  @Test func `a paused animation isn't called, and resumes from its progress`() {
    let (id, log) = engine.log(duration: 1)
    engine.advance(to: 0.25)
    engine.pause(id)
    #expect(engine.isPaused(id) == true)
    for time in [0.5, 5] { engine.advance(to: time) }
    #expect(log.calls == [0.25])
    engine.resume(id)
    for time in [5.25, 5.75] { engine.advance(to: time) }
    #expect(log.events == [.progress(0.25), .progress(0.5), .progress(1), .completion(true)])
  }

  @Test func `an animation that is paused between frames is called once with its progress`() {
    let (id, log) = engine.log(duration: 1)
    engine.pause(id)
    #expect(!engine.isIdle)
    for time in [0.5, 0.75] { engine.advance(to: time) }
    #expect(log.calls == [0] && engine.isIdle)
  }

  @Test func `an animation of duration 0 shows its end, even a rounding error before its begin time`() {
    let (id, log) = engine.log(duration: 0, delay: 0.1)
    engine.advance(to: (0.1).nextDown)
    #expect(log.events == [.progress(1), .completion(true)])
    let (paused, pausedLog) = engine.log(duration: 0)
    engine.seek(paused, to: -1e-16)
    engine.pause(paused)
    engine.advance(to: 1)
    #expect(pausedLog.calls == [1] && !engine.isPlaying(id))
  }

  @Test func `an animation that is paused during its delay stays there`() {
    let (id, log) = engine.log(duration: 1, delay: 1)
    engine.advance(to: 0.5)
    engine.pause(id)
    #expect(engine.isIdle)
    engine.advance(to: 10)
    engine.resume(id)
    for time in [10.25, 10.75] { engine.advance(to: time) }
    #expect(log.calls == [0.25])
  }

  @Test func `an animation can seek to any time`() {
    let (id, log) = engine.log(duration: 2)
    engine.seek(id, to: 1)
    engine.advance(to: 0.5)
    engine.seek(id, to: 0)
    engine.advance(to: 0.75)
    engine.seek(id, to: -1)
    engine.advance(to: 1)
    engine.seek(id, to: 3)
    engine.advance(to: 1.25)
    #expect(log.events == [.progress(0.75), .progress(0.125), .progress(1), .completion(true)])
  }

  @Test func `S133: scrubbing shows the state at a progress, and resuming continues from there`() {
    let (id, log) = engine.log(duration: 2, easing: .easeInQuadratic)
    engine.scrub(id, to: 0.5)
    engine.advance(to: 1)
    engine.advance(to: 1.5)
    engine.scrub(id, to: 1)
    engine.advance(to: 1.75)
    engine.scrub(id, to: -3)
    engine.advance(to: 2)
    #expect(log.events == [.progress(0.25), .progress(1), .progress(0)])
    engine.scrub(id, to: 0.5)
    engine.resume(id)
    engine.advance(to: 3)
    #expect(log.events.suffix(2) == [.progress(1), .completion(true)])
  }

  @Test func `an animation that plays backward ends exactly at its beginning`() {
    let (id, log) = engine.log(duration: 1)
    engine.advance(to: 0.75)
    engine.reverse(id)
    for time in [1, 9.0] { engine.advance(to: time) }
    #expect(log.events == [.progress(0.75), .progress(0.5), .progress(0), .completion(true)])
  }

  @Test func `an animation that is reversed during its delay ends without a call`() {
    let (id, log) = engine.log(duration: 1, delay: 1)
    engine.advance(to: 0.5)
    engine.reverse(id)
    engine.advance(to: 0.75)
    #expect(log.events == [.completion(true)])
  }

  @Test func `an animation that is reversed in its last call continues`() {
    let log = EventLog()
    var id: AnimationID?
    id = engine.animate(duration: 1) { [engine] progress in
      log.record(progress)
      if progress == 1 { id.map(engine.reverse) }
    } completion: {
      log.complete($0)
    }
    for time in [1, 1.25, 2.5] { engine.advance(to: time) }
    #expect(log.events == [.progress(1), .progress(0.75), .progress(0), .completion(true)])
  }

  @Test func `a repeated animation that is reversed ends at its beginning`() {
    let (id, log) = engine.log(duration: 1, options: .repeat)
    engine.advance(to: 1.5)
    engine.reverse(id)
    for time in [2.25, 3] { engine.advance(to: time) }
    #expect(log.events == [.progress(0.5), .progress(0.75), .progress(0), .completion(true)])
  }

  @Test func `the rate can be changed at any time`() {
    let (id, log) = engine.log(duration: 1)
    engine.advance(to: 0.25)
    engine.setRate(2, of: id)
    engine.advance(to: 0.375)
    engine.setRate(0, of: id)
    #expect(engine.isIdle && engine.rate(of: id) == 0)
    engine.advance(to: 3)
    engine.setRate(0.5, of: id)
    engine.advance(to: 4)
    #expect(log.events == [.progress(0.25), .progress(0.5), .progress(1), .completion(true)])
  }

  @Test func `retargeting a spring preserves its progress and velocity`() {
    let spring = Spring(stiffness: 100, damping: 5)
    for target in [0, 0.3, 2.0] {
      for isBackward in [false, true] {
        let engine = AnimationEngine()
        let (id, log) = engine.log(spring: spring)
        engine.advance(to: 0.2)
        if isBackward { engine.reverse(id) }
        let step = 1e-6
        engine.advance(to: 0.2 + step)
        engine.advance(to: 0.2 + 2 * step)
        engine.retarget(id, to: target)
        engine.advance(to: 0.2 + 3 * step)
        engine.advance(to: 0.2 + 4 * step)
        let speeds = zip(log.calls.dropFirst(), log.calls.dropFirst(2)).map { ($1 - $0) / step }
        // The spring's acceleration never exceeds 300 per second squared.
        #expect(speeds.allSatisfy { abs($0 - speeds[0]) < 300 * 4 * step })
        engine.run(from: 1, to: 9, rate: 60)
        #expect(log.calls.last == target && log.completions == [true])
      }
    }
  }

  @Test func `a spring that is retargeted during its delay still waits for the rest of it`() {
    let (id, log) = engine.log(spring: .smooth, delay: 1)
    engine.advance(to: 0.5)
    engine.retarget(id, to: 3)
    engine.advance(to: 0.75)
    #expect(log.events.isEmpty)
    engine.run(from: 1, to: 4, rate: 10)
    #expect(log.calls.last == 3)
  }

  @Test func `scrubbing beyond the end stays at the end`() {
    let (id, log) = engine.log(duration: 2)
    engine.scrub(id, to: 7)
    #expect(engine.elapsed(of: id) == 2 && engine.isPaused(id) == true)
    engine.advance(to: 1)
    engine.reverse(id)
    engine.advance(to: 1.5)
    #expect(log.calls == [1, 0.75])
  }

  @Test func `a spring that is retargeted plays until it rests at its new target`() {
    let (first, second) = (Spring(stiffness: 100, damping: 5), Spring(stiffness: 100, damping: 2))
    let (id, log) = engine.log(spring: first)
    engine.retarget(id, to: 100, spring: second)
    let former = first.motion(from: -1, velocity: 0).restTime()
    let end = second.motion(from: -100, velocity: 0).restTime()
    #expect(end > former + 0.5)
    for time in [former, end - 1e-3] { engine.advance(to: time) }
    #expect(log.completions.isEmpty)
    engine.advance(to: end)
    #expect(log.events.suffix(2) == [.progress(100), .completion(true)])
  }

  @Test(arguments: [0.5, 2]) func `retargeting preserves the velocity at any rate`(_ rate: Double) {
    let (id, log) = engine.log(spring: Spring(stiffness: 100, damping: 5))
    engine.setRate(rate, of: id)
    let step = 1e-6
    for index in 0...2 { engine.advance(to: 0.2 + Double(index) * step) }
    engine.retarget(id, to: 2)
    for index in 3...4 { engine.advance(to: 0.2 + Double(index) * step) }
    let speeds = zip(log.calls, log.calls.dropFirst()).map { ($1 - $0) / step }
    #expect(abs(speeds[0]) > 1 && engine.rate(of: id) == rate)
    // The spring's acceleration never exceeds 300 per second squared of its own time.
    #expect(speeds.allSatisfy { abs($0 - speeds[0]) < 300 * 4 * rate * rate * step })
  }

  @Test func `a spring that is retargeted during its delay begins at its start`() {
    let (id, log) = engine.log(spring: .smooth, delay: 1)
    engine.advance(to: 0.5)
    engine.retarget(id, to: 3)
    engine.advance(to: 1)
    #expect(log.calls == [0])
  }

  @Test func `only springs can be retargeted`() {
    let (id, log) = engine.log(duration: 1)
    engine.advance(to: 0.5)
    engine.retarget(id, to: 7)
    engine.advance(to: 1)
    #expect(log.calls == [0.5, 1])
  }

  @Test func `controlling an animation that has ended has no effect`() {
    let (id, log) = engine.log(duration: 0)
    engine.advance(to: 0)
    engine.pause(id)
    engine.resume(id)
    engine.seek(id, to: 0)
    engine.scrub(id, to: 0.5)
    engine.reverse(id)
    engine.setRate(3, of: id)
    engine.retarget(id, to: 3)
    engine.advance(to: 1)
    #expect(log.events.count == 2 && engine.isIdle)
    #expect(engine.progress(of: id) == nil && engine.rate(of: id) == nil && engine.isPaused(id) == nil)
  }

  @Test func `elapsed time and progress are available`() {
    let (id, _) = engine.log(duration: 2, delay: 1, easing: .easeInQuadratic)
    #expect(engine.elapsed(of: id) == -1 && engine.progress(of: id) == 0)
    engine.advance(to: 2)
    #expect(engine.elapsed(of: id) == 1 && engine.progress(of: id) == 0.25)
  }
}
