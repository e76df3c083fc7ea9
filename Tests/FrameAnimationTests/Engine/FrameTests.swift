import FrameAnimation
import Testing

/// The calls within a frame, and between frames.
@Suite struct FrameTests {
  let engine = AnimationEngine()

  @Test func `S114: IDs are consecutive numbers from 1 in the whole process`() async {
    await #expect(processExitsWith: .success) {
      let engines = [AnimationEngine(), AnimationEngine()]
      let ids = (0..<6).map { engines[$0 % 2].animate(duration: 1) { _ in }.rawValue }
      precondition(ids == [1, 2, 3, 4, 5, 6])
    }
  }

  @Test func `S115: canceling calls the completion once with false, and no closure after it`() {
    let (id, log) = engine.log(duration: 1)
    engine.advance(to: 0.5)
    engine.cancel(id)
    engine.cancel(id)
    engine.advance(to: 2)
    #expect(log.events == [.progress(0.5), .completion(false)])
    #expect(!engine.isPlaying(id))
  }

  @Test func `S116: an unknown ID and the ID of an ended animation are ignored`() {
    let (over, log) = engine.log(duration: 0)
    engine.advance(to: 1)
    let (unknown, _) = AnimationEngine().log(duration: 1)
    engine.cancel(over)
    engine.cancel(unknown)
    #expect(log.events == [.progress(1), .completion(true)])
  }

  @Test func `S117: an animation that cancels itself in its closure completes when the closure returns`() {
    let log = EventLog()
    var id: AnimationID?
    id = engine.animate(duration: 1) { progress in
      id.map(engine.cancel)
      log.record(progress)
    } completion: {
      log.complete($0)
    }
    for time in [0.5, 0.75] { engine.advance(to: time) }
    #expect(log.events == [.progress(0.5), .completion(false)])
  }

  @Test func `S117: an animation that cancels itself in its last call is canceled`() {
    let log = EventLog()
    var id: AnimationID?
    id = engine.animate(duration: 1) { _ in
      id.map(engine.cancel)
    } completion: {
      log.complete($0)
    }
    engine.advance(to: 1)
    #expect(log.events == [.completion(false)])
  }

  @Test func `S117: an animation that cancels itself in its completion has already ended`() {
    let log = EventLog()
    var id: AnimationID?
    id = engine.animate(duration: 1) { _ in
    } completion: {
      id.map(engine.cancel)
      log.complete($0)
    }
    engine.advance(to: 1)
    #expect(log.events == [.completion(true)])
  }

  @Test(arguments: [true, false])
  func `S117: an animation that another animation's closure cancels isn't called again`(_ isEarlier: Bool) {
    var victim: AnimationID?
    var log = EventLog()
    if isEarlier { (victim, log) = engine.log(duration: 1) }
    engine.animate(duration: 1) { _ in victim.map(engine.cancel) }
    if !isEarlier { (victim, log) = engine.log(duration: 1) }
    for time in [0.25, 0.5] { engine.advance(to: time) }
    #expect(log.events == (isEarlier ? [.progress(0.25)] : []) + [.completion(false)])
  }

  @Test
  func `S118: an animation started in a frame begins at that frame, and is first called in the next`() {
    let log = EventLog()
    engine.animate(duration: 1) { [engine] _ in
      engine.animate(duration: 1, animations: log.record)
    } completion: { [engine] _ in
      engine.animate(duration: 0.5, animations: log.record)
    }
    engine.advance(to: 1)
    #expect(log.events.isEmpty)
    engine.advance(to: 1.25)
    #expect(log.calls == [0.25, 0.5])
  }

  @Test func `S119: an engine without running animations needs no frames`() {
    #expect(engine.isIdle)
    let (id, _) = engine.log(duration: 1)
    #expect(!engine.isIdle)
    engine.advance(to: 0.5)
    engine.pause(id)
    #expect(engine.isIdle && engine.count == 1)
    engine.resume(id)
    #expect(!engine.isIdle)
    engine.advance(to: 2)
    #expect(engine.isIdle && engine.count == 0)
    _ = engine.log(duration: 1)
    #expect(!engine.isIdle)
  }

  @Test func `S120: animations that are started together have the same progress`() {
    let (_, first) = engine.log(duration: 1)
    let (_, second) = engine.log(duration: 1)
    engine.run(to: 1, rate: 77)
    #expect(first.events == second.events)
  }

  @Test func `S121: sixty manual frames at 60 Hz take exactly a second`() {
    let (_, log) = engine.log(duration: 1)
    engine.run(to: 1, rate: 60)
    #expect(log.calls == (1...60).map { Double($0) / 60 })
    #expect(log.completions == [true])
  }

  @Test func `animations are called in the order in which they were started`() {
    var order: [Int] = []
    for number in 0..<5 { engine.animate(duration: 1) { _ in order.append(number) } }
    engine.advance(to: 1)
    #expect(order == [0, 1, 2, 3, 4])
  }

  @Test func `canceling all animations leaves those that completions start`() {
    let logs = (0..<10).map { _ in engine.log(duration: 1).log }
    engine.animate(duration: 1) { _ in
    } completion: { [engine] _ in
      _ = engine.animate(duration: 1) { _ in }
    }
    engine.cancelAll()
    #expect(logs.allSatisfy { $0.events == [.completion(false)] })
    #expect(engine.count == 1)
  }

  @Test func `an engine that is released cancels its animations`() {
    var engine: AnimationEngine? = AnimationEngine()
    let log = engine?.log(duration: 1).log
    engine = nil
    #expect(log?.events == [.completion(false)])
  }

  @Test func `closures are released at the end, and their release can change the engine`() {
    final class Guest {
      let farewell: () -> Void
      init(_ farewell: @escaping () -> Void) { self.farewell = farewell }
      deinit { farewell() }
    }
    var farewells = 0
    for duration in [0, 10.0] {
      let guest = Guest { [engine] in
        farewells += 1
        _ = engine.log(duration: 20)
      }
      engine.animate(duration: duration) { _ in withExtendedLifetime(guest) {} }
    }
    engine.advance(to: 1)
    #expect(farewells == 1)
    engine.cancelAll()
    #expect(farewells == 2)
  }
}
