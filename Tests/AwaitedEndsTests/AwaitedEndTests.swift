import AwaitedEnds
import Synchronization
import Testing

@Suite struct AwaitedEndTests {
  @Test(arguments: [true, false]) func `only the first end counts`(_ isFinished: Bool) async {
    let end = AwaitedEnd<Bool>()
    end.finish(isFinished)
    end.finish(!isFinished)
    for _ in 0..<2 { #expect(await end.value() == isFinished) }
  }

  @Test @MainActor func `a task that waits continues at the end`() async {
    let end = AwaitedEnd<Int>()
    var hasStarted = false
    let task = Task {
      hasStarted = true
      return await end.value()
    }
    while !hasStarted { await Task.yield() }
    end.finish(7)
    #expect(await task.value == 7)
  }

  @Test(arguments: [nil, 0]) func `a resumed task is pending until it runs on its actor`(
    _ canceledValue: Int?
  ) async {
    let end = AwaitedEnd<Int>()
    let actor = SteppedActor()
    Task { await actor.wait(for: end, ifCanceled: canceledValue) }
    while !actor.executor.runJobs() { await Task.yield() }
    #expect(!ResumedTask.isPending(on: actor))
    end.finish(7)
    #expect(ResumedTask.isPending(on: actor))
    while !actor.executor.runJobs() { await Task.yield() }
    #expect(!ResumedTask.isPending(on: actor) && actor.value.withLock { $0 } == 7)
  }

  @Test func `a canceled task continues at once, with the value for that case`() async {
    let end = AwaitedEnd<Bool>()
    let task = Task { await end.value(ifCanceled: false) }
    task.cancel()
    #expect(await task.value == false)
    end.finish(true)
    #expect(await end.value() == false)
  }

  @Test func `a task without such a value waits on although it's canceled`() async {
    let end = AwaitedEnd<Bool>()
    let task = Task { await end.value() }
    task.cancel()
    end.finish(true)
    #expect(await task.value)
  }
}

/// An actor that waits, and whose jobs run when a test runs them.
private actor SteppedActor {
  nonisolated let executor = SteppedExecutor()
  nonisolated let value = Mutex<Int?>(nil)

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func wait(for end: AwaitedEnd<Int>, ifCanceled canceledValue: Int?) async {
    let ending = await end.value(ifCanceled: canceledValue)
    value.withLock { $0 = ending }
  }
}

private final class SteppedExecutor: SerialExecutor {
  private let jobs = Mutex<[UnownedJob]>([])

  func enqueue(_ job: UnownedJob) { jobs.withLock { $0.append(job) } }

  /// Runs the jobs that wait, and returns whether there were any.
  @discardableResult func runJobs() -> Bool {
    let waiting = jobs.withLock { jobs in
      defer { jobs = [] }
      return jobs
    }
    for job in waiting { job.runSynchronously(on: asUnownedSerialExecutor()) }
    return !waiting.isEmpty
  }
}
