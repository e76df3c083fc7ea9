import Dispatch
import Synchronization
import TestSupport
import Testing

@testable import ThreadPool

@Suite struct HelperThreadsTests {
  @Test(arguments: [0, 1, 2, 3, 8, 100])
  func `each number is passed exactly once`(count: Int) {
    for _ in 0..<50 { #expect(Self.calls(count) == .init(repeating: 1, count: count)) }
  }

  @Test func `work can be shared within shared work, by several threads at a time`() {
    let wrongCount = Atomic(0)
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<20 {
        HelperThreads.shared.perform(3) { _ in
          if Self.calls(5) != [1, 1, 1, 1, 1] { wrongCount.add(1, ordering: .relaxed) }
        }
      }
    }
    #expect(wrongCount.load(ordering: .relaxed) == 0)
  }

  @Test func `the writes of all calls are visible afterward`() {
    var random = SeededGenerator(seed: 2520)
    for _ in 0..<200 {
      var numbers = [Int](repeating: 0, count: Int.random(in: 2...40, using: &random))
      numbers.withUnsafeMutableBufferPointer { buffer in
        nonisolated(unsafe) let numbers = buffer
        HelperThreads.shared.perform(numbers.count) { numbers[$0] = $0 + 1 }
      }
      #expect(numbers == Array(1...numbers.count))
    }
  }

  @Test func `a helper makes the call that another one waits for`() {
    let helpers = HelperThreads(maximumCount: 1)
    let meetingCount = Atomic(0)
    for _ in 0..<100 {
      let arrivals = (0..<2).map { _ in DispatchSemaphore(value: 0) }
      helpers.perform(2) { index in
        arrivals[index].signal()
        guard arrivals[1 - index].wait(timeout: .now() + 60) == .success else { return }
        meetingCount.add(1, ordering: .relaxed)
      }
    }
    #expect(meetingCount.load(ordering: .relaxed) == 200)
  }

  @Test func `helpers can be woken without work, and more than there are processors`() {
    for _ in 0..<20 {
      HelperThreads.shared.wake(1000)
      #expect(Self.calls(4) == [1, 1, 1, 1])
      HelperThreads.shared.wake(-1)
    }
  }

  @Test func `finished work has released its function`() {
    final class Token: Sendable {}
    var token: Token? = Token()
    weak let released = token
    let work = SharedWork(4) { [token] _ in withExtendedLifetime(token) {} }
    token = nil
    #expect(released != nil)
    work.makeCalls()
    work.finish()
    #expect(released == nil)
    withExtendedLifetime(work) {}
  }

  /// The number of times that each number is passed to a function that is called `count` times.
  private static func calls(_ count: Int) -> [Int] {
    let counts = (0..<count).map { _ in Counter() }
    HelperThreads.shared.perform(count) { counts[$0].value.add(1, ordering: .relaxed) }
    return counts.map { $0.value.load(ordering: .relaxed) }
  }

  private final class Counter: Sendable {
    let value = Atomic(0)
  }
}
