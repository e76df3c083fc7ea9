import FrameAnimation
import QuartzCore
import TestSupport
import Testing

/// Animations with a duration.
@Suite struct TimedAnimationTests {
  let engine = AnimationEngine()

  @Test func `S106: the closure receives a progress from 0 to 1 once per frame, never decreasing`() {
    let (_, log) = engine.log(duration: 1)
    engine.run(to: 1, rate: 60)
    #expect(log.calls.count == 60)
    #expect(log.calls == log.calls.sorted())
    #expect(log.calls.first == 1.0 / 60 && log.calls.last == 1)
    #expect(log.events.last == .completion(true))
  }

  @Test func `S107: progress is eased`() {
    let (_, log) = engine.log(duration: 2, easing: .easeInQuadratic)
    for time in [0, 1, 2.0] { engine.advance(to: time) }
    #expect(log.calls == [0, 0.25, 1])
  }

  @Test func `S108: a repeated animation continues until it is canceled`() {
    let (id, log) = engine.log(duration: 1, options: .repeat)
    for time in [0.5, 1, 1.25, 1000.25] { engine.advance(to: time) }
    #expect(log.calls == [0.5, 0, 0.25, 0.25])
    #expect(log.completions.isEmpty)
    engine.cancel(id)
    #expect(log.completions == [false])
  }

  @Test func `S109: an autoreversed animation plays every second cycle backward`() {
    let (_, log) = engine.log(duration: 1, options: [.repeat, .autoreverse])
    for time in [0.25, 1, 1.25, 2, 2.25, 3, 1001.25] { engine.advance(to: time) }
    #expect(log.calls == [0.25, 1, 0.75, 0, 0.25, 1, 0.75])
  }

  @Test func `S110: autoreverse has no effect without repeat`() {
    let (_, log) = engine.log(duration: 1, options: .autoreverse)
    for time in [0.5, 1.5] { engine.advance(to: time) }
    #expect(log.events == [.progress(0.5), .progress(1), .completion(true)])
  }

  @Test func `S111: no closure is called during the delay`() {
    let (_, log) = engine.log(duration: 1, delay: 0.5)
    for time in [0, 0.25, 0.4999] { engine.advance(to: time) }
    #expect(log.events.isEmpty)
    for time in [0.5, 1] { engine.advance(to: time) }
    #expect(log.calls == [0, 0.5])
  }

  @Test(arguments: [1.0, 1.0000001, 2, 1e9])
  func `S112: the last progress is exactly 1, even in a late frame, before the completion`(_ time: Double) {
    for easing in [Easing.linear, .easeInOutElastic, .pennerBack(.out)] {
      let engine = AnimationEngine()
      let (_, log) = engine.log(duration: 1, easing: easing)
      engine.advance(to: time)
      engine.advance(to: time + 1)
      #expect(log.events == [.progress(1), .completion(true)])
    }
  }

  @Test func `S113: starting an animation calls no closure`() {
    let (_, log) = engine.log(duration: 0)
    #expect(log.events.isEmpty)
    engine.advance(to: 0)
    #expect(log.events == [.progress(1), .completion(true)])
  }

  @Test func `S101: an easing can be a closure`() {
    let (_, log) = engine.log(duration: 1, easing: .custom { $0 * $0 * $0 })
    for time in [0.5, 1] { engine.advance(to: time) }
    #expect(log.calls == [0.125, 1])
  }

  @Test func `an easing can be a timing function of Core Animation`() {
    let (_, log) = engine.log(duration: 1, easing: CAMediaTimingFunction(name: .easeIn).easing)
    for time in [0.5, 1] { engine.advance(to: time) }
    #expect(isClose(log.calls, [0.31536, 1], within: 1e-5))
  }

  @Test func `an animation ends in a frame whose time differs from its end by a rounding error`() {
    // 0.7 − 0.4 is a little less than 0.3.
    let engine = AnimationEngine(time: 0.4)
    let (_, log) = engine.log(duration: 0.3)
    engine.advance(to: 0.7)
    #expect(log.events == [.progress(1), .completion(true)])
    let (_, delayed) = engine.log(duration: 1, delay: 0.1)
    engine.advance(to: 0.7 + 0.1 - 1e-12)
    #expect(delayed.calls == [0])
  }

  @Test func `the tolerance of ends is 2⁻²³ s`() {
    let (late, tolerated) = (1 - 0x1p-22, 1 - 0x1p-23)
    let (_, log) = engine.log(duration: 1)
    engine.advance(to: late)
    #expect(log.events == [.progress(late)])
    engine.advance(to: tolerated)
    #expect(log.events == [.progress(late), .progress(1), .completion(true)])
    let waiting = AnimationEngine()
    let (_, delayed) = waiting.log(duration: 1, delay: 1)
    waiting.advance(to: late)
    #expect(delayed.events.isEmpty)
    waiting.advance(to: tolerated)
    #expect(delayed.events == [.progress(0)])
    let reversing = AnimationEngine()
    let (id, backward) = reversing.log(duration: 1)
    reversing.advance(to: 0.5)
    reversing.reverse(id)
    reversing.advance(to: late)
    #expect(backward.events == [.progress(0.5), .progress(0x1p-22)])
    reversing.advance(to: tolerated)
    #expect(backward.events.suffix(2) == [.progress(0), .completion(true)])
  }

  @Test func `a repeated animation begins its next cycle despite a rounding error`() {
    // 0.7 − 0.4 is a little less than 0.3.
    let engine = AnimationEngine(time: 0.4)
    let (_, once) = engine.log(duration: 0.3, options: .repeat)
    let (_, andBack) = engine.log(duration: 0.3, options: [.repeat, .autoreverse])
    engine.advance(to: 0.7)
    #expect(once.calls == [0] && andBack.calls == [1])
  }

  @Test func `a repeated animation of duration 0 shows the end of a cycle in each frame`() {
    let (_, once) = engine.log(duration: 0, options: .repeat)
    let (_, andBack) = engine.log(duration: 0, options: [.repeat, .autoreverse])
    for time in [0, 1.0] { engine.advance(to: time) }
    #expect(once.calls == [1, 1] && andBack.calls == [0, 0])
  }

  @Test func `time can run backward`() {
    let (_, log) = engine.log(duration: 1)
    for time in [0.75, 0.25, -3, 0.5] { engine.advance(to: time) }
    #expect(log.calls == [0.75, 0.25, 0.5])
  }

  @Test func `durations, delays and times out of range trap`() async {
    await #expect(processExitsWith: .failure) { AnimationEngine().animate(duration: -1) { _ in } }
    await #expect(processExitsWith: .failure) { AnimationEngine().animate(duration: 1, delay: .nan) { _ in } }
    await #expect(processExitsWith: .failure) { AnimationEngine().advance(to: .nan) }
    await #expect(processExitsWith: .failure) {
      let engine = AnimationEngine()
      engine.animate(duration: 1) { _ in engine.advance(to: 2) }
      engine.advance(to: 1)
    }
  }
}
