import Foundation
import ObjectiveCRuntime
import Testing

@Suite struct SynchronizationTests {
  final class Counter: @unchecked Sendable { var count = 0 }

  @Test func `threads enter an object one at a time, and each as often as it likes`() {
    let counter = Counter()
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      for _ in 0..<1000 {
        objc_sync_enter(counter)
        objc_sync_enter(counter)
        counter.count += 1
        objc_sync_exit(counter)
        objc_sync_exit(counter)
      }
    }
    #expect(counter.count == 8000)
  }

  @Test func `leaving an object that wasn't entered fails`() {
    let counter = Counter()
    #expect(objc_sync_exit(counter) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    #expect(objc_sync_enter(counter) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(counter) == OBJC_SYNC_SUCCESS)
    #expect(objc_sync_exit(counter) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
  }

  @Test func `an object is left as often as it was entered`() {
    let counter = Counter()
    for count in 1...3 {
      for _ in 0..<count { #expect(objc_sync_enter(counter) == OBJC_SYNC_SUCCESS) }
      for _ in 0..<count { #expect(objc_sync_exit(counter) == OBJC_SYNC_SUCCESS) }
      #expect(objc_sync_exit(counter) == OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
    }
  }

  @Test func `only the thread that entered an object leaves it`() {
    let counter = Counter()
    objc_sync_enter(counter)
    let end = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      counter.count = Int(objc_sync_exit(counter))
      end.signal()
    }
    end.wait()
    #expect(counter.count == Int(OBJC_SYNC_NOT_OWNING_THREAD_ERROR))
    #expect(objc_sync_exit(counter) == OBJC_SYNC_SUCCESS)
  }
}
