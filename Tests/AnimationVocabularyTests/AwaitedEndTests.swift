import AnimationVocabulary
import Testing

@Suite struct AwaitedEndTests {
  @Test(arguments: [true, false]) func `only the first end counts`(_ isFinished: Bool) async {
    let end = AwaitedEnd()
    end.finish(isFinished)
    end.finish(!isFinished)
    for _ in 0..<2 { #expect(await end.value == isFinished) }
  }

  @Test @MainActor func `a task that waits continues at the end`() async {
    let end = AwaitedEnd()
    var hasStarted = false
    let task = Task {
      hasStarted = true
      return await end.value
    }
    while !hasStarted { await Task.yield() }
    end.finish(true)
    #expect(await task.value)
  }

  @Test func `a canceled task continues at once, without a finished end`() async {
    let end = AwaitedEnd()
    let task = Task { await end.value }
    task.cancel()
    #expect(await task.value == false)
    end.finish(true)
    #expect(await end.value == false)
  }
}
