import Foundation

/// The end of an animation that a task waits for. Only the first call of ``finish(_:)`` has an effect; it
/// may come from any thread.
package final class AwaitedEnd: @unchecked Sendable {
  // The lock guards both.
  private let lock = NSLock()
  private var result: Bool?
  private var continuation: CheckedContinuation<Bool, Never>?

  /// Creates an end that is still to come.
  package init() {}

  /// Ends the wait.
  ///
  /// - Parameter isFinished: Whether the animation ran to its end.
  package func finish(_ isFinished: Bool) {
    let waiting = lock.withLock { () -> CheckedContinuation<Bool, Never>? in
      guard result == nil else { return nil }
      result = isFinished
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: isFinished)
  }

  /// Whether the animation ran to its end. Reading it waits for the end; it's false as soon as the task
  /// is canceled.
  package nonisolated(nonsending) var value: Bool {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { wait($0) }
      } onCancel: {
        finish(false)
      }
    }
  }

  private func wait(_ waiting: CheckedContinuation<Bool, Never>) {
    let settledResult = lock.withLock { () -> Bool? in
      if result == nil { continuation = waiting }
      return result
    }
    if let settledResult { waiting.resume(returning: settledResult) }
  }
}
