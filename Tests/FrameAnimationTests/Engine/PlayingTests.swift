import FrameAnimation
import Staging
import Testing

/// Tasks that wait for animations.
@Suite struct WaitingTests {
  @Test @MainActor func `a task that waits for an animation resumes when it has ended`() async {
    let stage = Stage(size: CGSize(width: 10, height: 10))
    var ends: [Double] = []
    let task = stage.perform {
      Task {
        #expect(await AnimationEngine.current.play(duration: 0.5) { _ in })
        ends.append(stage.time)
        #expect(await AnimationEngine.current.play(spring: .snappy) { _ in })
        ends.append(stage.time)
      }
    }
    await stage.run(until: 3)
    await task.value
    #expect(ends.count == 2 && ends[0] == 0.5 && ends[1] > 1)
  }

  @Test @MainActor func `a canceled task cancels its animation`() async {
    let engine = AnimationEngine()
    var calls = 0
    let task = Task {
      await engine.play(duration: 1, options: .repeat) { _ in calls += 1 }
    }
    while engine.count == 0 { await Task.yield() }
    engine.advance(to: 0.5)
    task.cancel()
    #expect(await task.value == false)
    engine.advance(to: 1)
    #expect(calls == 1 && engine.count == 0)
  }

  @Test func `a task that is already canceled starts no animation`() async {
    let finished = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return await AnimationEngine().play(duration: 1) { _ in Issue.record("called") }
    }.value
    #expect(!finished)
  }

  @Test @MainActor func `canceling the animation resumes its task`() async {
    let engine = AnimationEngine()
    let task = Task { await engine.play(duration: 1) { _ in } }
    while engine.count == 0 { await Task.yield() }
    engine.cancelAll()
    #expect(await task.value == false)
  }
}
