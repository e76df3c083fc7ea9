@testable import FrameAnimation
import Staging
import Testing

/// The engine of a stage, which a display link advances.
@Suite struct StageTests {
  private func stage(rate: Double = 60) -> Stage {
    let stage = Stage(size: CGSize(width: 100, height: 100))
    stage.frameRate = rate
    return stage
  }

  @Test func `frames follow the stage's clock`() {
    let stage = stage(rate: 10)
    let log = EventLog()
    stage.perform {
      _ = AnimationEngine.animate(duration: 0.5, animations: log.record, completion: log.complete)
    }
    stage.advance(to: 0.25)
    #expect(log.calls == [0.2, 0.4])
    stage.advance(to: 2)
    #expect(log.events == [0.2, 0.4, 0.6, 0.8, 1].map { .progress($0) } + [.completion(true)])
  }

  @Test func `values that a closure sets appear in the picture of the same frame`() {
    let stage = stage()
    stage.perform {
      CATransaction.setDisableActions(true)
      let box = CALayer()
      box.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      stage.layer.addSublayer(box)
      AnimationEngine.animate(duration: 1) {
        CATransaction.setDisableActions(true)
        box.position = interpolate(from: .zero, to: CGPoint(x: 100, y: 50), at: $0)
      }
    }
    stage.advance(to: 0.5)
    #expect(stage.layer.sublayers?[0].presentation()?.position == CGPoint(x: 50, y: 25))
  }

  @Test func `S119: the display link pauses without animations`() {
    let stage = stage()
    var calls = 0
    let engine = stage.perform { AnimationEngine.current }
    for second in 1...2 {
      #expect(engine.display?.isPaused == true)
      engine.animate(duration: 0.1) { _ in calls += 1 }
      #expect(engine.display?.isPaused == false)
      stage.advance(to: Double(second))
      #expect(calls == 6 * second && engine.isIdle)
    }
    #expect(engine.display?.isPaused == true)
  }

  @Test func `each stage has its own engine, and releasing the stage cancels the animations`() {
    var first: Stage? = stage()
    let second = stage()
    let (log, other) = (EventLog(), EventLog())
    first?.perform {
      _ = AnimationEngine.animate(duration: 1, animations: log.record, completion: log.complete)
    }
    second.perform {
      _ = AnimationEngine.animate(duration: 1, animations: other.record, completion: other.complete)
    }
    first?.advance(to: 0.5)
    #expect(log.calls.last == 0.5 && other.events.isEmpty)
    first = nil
    #expect(log.completions == [false])
    second.advance(to: 1)
    #expect(other.completions == [true])
  }

  @Test func `an engine that outlives its stage plays no animations`() {
    var stage: Stage? = stage()
    let log = EventLog()
    let engine = stage!.perform {
      AnimationEngine.animate(duration: 1, animations: log.record, completion: log.complete)
      return AnimationEngine.current
    }
    stage?.advance(to: 0.5)
    stage = nil
    #expect(log.completions == [false] && engine.isIdle && engine.time == 0.5)
    engine.animate(duration: 1, animations: log.record, completion: log.complete)
    engine.cancelAll()
    #expect(log.completions == [false, false])
  }

  @Test(arguments: [24.0, 60, 144, 1000])
  func `changes between frames take effect at their own time, at any frame rate`(_ rate: Double) {
    let stage = stage(rate: rate)
    let log = EventLog()
    let engine = stage.perform { AnimationEngine.current }
    stage.after(0.1234) {
      let id = engine.animate(duration: 1, animations: log.record, completion: log.complete)
      stage.after(0.25) { engine.pause(id) }
      stage.after(0.75) { engine.resume(id) }
    }
    stage.advance(to: 0.8)
    #expect(log.calls.last == 0.25)
    stage.advance(to: 2)
    #expect(log.events.suffix(2) == [.progress(1), .completion(true)])
  }

  @Test(arguments: [1.0, -1])
  func `an animation that ends between frames still shows its end`(_ rate: Double) {
    let stage = stage(rate: 2)
    let log = EventLog()
    let engine = stage.perform { AnimationEngine.current }
    let id = engine.animate(duration: 1, animations: log.record, completion: log.complete)
    stage.after(0.55) { engine.setRate(rate, of: id) }
    // The animation passes its end at 1.1 s, backward in the second case, between the frames at 1 and 1.5 s.
    if rate < 0 { stage.after(1.2) { engine.setRate(-2, of: id) } }
    stage.advance(to: 3)
    #expect(log.events.suffix(2) == [.progress(rate > 0 ? 1 : 0), .completion(true)])
  }

  @Test func `an animation that is paused after its end was passed between frames stays at its end`() {
    let stage = stage(rate: 2)
    let log = EventLog()
    let engine = stage.perform { AnimationEngine.current }
    let id = engine.animate(duration: 1.1, animations: log.record, completion: log.complete)
    stage.after(1.25) { engine.pause(id) }
    stage.advance(to: 1.25)
    #expect(engine.elapsed(of: id) == 1.1)
    stage.advance(to: 3)
    #expect(log.calls.last == 1 && log.completions.isEmpty)
  }

  @Test func `a stage's engine and display link are released with the stage`() {
    var stage: Stage? = stage()
    weak var display: DisplayDriver?
    stage?.perform { display = AnimationEngine.current.display }
    #expect(display != nil)
    stage = nil
    #expect(display == nil)
  }

  @Test func `ended animations are removed when they are the majority, or by the next frame`() {
    let engine = AnimationEngine()
    let ids = (0..<4).map { _ in engine.animate(duration: 1) { _ in } }
    for (count, id) in zip([4, 4, 1], ids) {
      engine.cancel(id)
      #expect(engine.records.count == count)
    }
    engine.advance(to: 1)
    #expect(engine.records.isEmpty && engine.count == 0)
  }

  @Test func `outside of a stage, only the main thread has an engine`() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { _ = AnimationEngine.current }.value
    }
  }

  @Test func `an engine that a display advances can't be advanced manually`() async {
    await #expect(processExitsWith: .failure) {
      let stage = Stage(size: CGSize(width: 1, height: 1))
      stage.perform { AnimationEngine.current.advance(to: 1) }
    }
  }

  @Test @MainActor
  func `outside of a stage, the engine reads the system's clock once per turn of the run loop`() {
    let engine = AnimationEngine.current
    #expect(engine === AnimationEngine.current)
    #expect(engine.time == engine.time)
    let (id, log) = engine.log(duration: 1)
    engine.cancel(id)
    #expect(log.events == [.completion(false)] && engine.isIdle)
  }
}
