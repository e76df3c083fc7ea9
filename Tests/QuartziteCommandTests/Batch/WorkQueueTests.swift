import Foundation
import Testing

@testable import QuartziteCommand

@Suite struct WorkQueueTests {
  /// A task whose outcomes are numbers.
  private struct Numbers: QueuedTask {
    let range: Range<Int>

    var outcomeCount: Int { range.count }

    func perform(until isCanceled: CancellationFlag, deliver: (Int) -> Void) { range.forEach(deliver) }
  }

  /// A task that ends when it's canceled, and whose outcome is the program's name.
  private struct EndlessTask: QueuedTask {
    let outcomeCount = 2

    func perform(until isCanceled: CancellationFlag, deliver: (String) -> Void) {
      deliver(ProgramDescription.current.name)
      while !isCanceled.isSet { sched_yield() }
    }
  }

  @Test(arguments: [1, 2, 4, 64])
  func `every outcome arrives once, and outcomes of one task in their order`(_ workerCount: Int) {
    let ranges = [0..<5, 5..<5, 5..<6, 6..<40, 40..<41]
    let queue = WorkQueue(ranges.map(Numbers.init))
    queue.start(workerCount: workerCount)
    defer { queue.cancel() }
    var outcomes: [Int] = []
    while let arrived = queue.nextOutcomes() { outcomes += arrived }
    #expect(outcomes.sorted() == Array(0..<41))
    for range in ranges { #expect(outcomes.filter(range.contains) == Array(range)) }
  }

  @Test func `a queue without tasks has no outcomes`() {
    let queue = WorkQueue<Numbers>([])
    queue.start(workerCount: 2)
    #expect(queue.nextOutcomes() == nil)
    queue.cancel()
  }

  @Test func `tasks run as part of the same program, and canceling ends them`() {
    let program = ProgramDescription(name: "cards", scenes: [], commands: [])
    let queue = WorkQueue([EndlessTask(), EndlessTask(), EndlessTask()])
    ProgramDescription.$current.withValue(program) { queue.start(workerCount: 2) }
    var names: [String] = []
    while names.count < 2 { names += queue.nextOutcomes() ?? [] }
    queue.cancel()
    #expect(names == ["cards", "cards"] && queue.nextOutcomes() == [])
  }
}
