import QuartzCore

/// How something ended, for a task that waits; the first to say so is believed.
final class AwaitedEnd: @unchecked Sendable {
  // The lock makes it safe.
  private let lock = NSLock()
  private var result: Bool?
  private var continuation: CheckedContinuation<Bool, Never>?

  /// A key for the animation that no other has meanwhile.
  var key: String { "AnimationBuilder.\(UInt(bitPattern: ObjectIdentifier(self)))" }

  /// Says how it ended.
  func finish(_ isFinished: Bool) {
    let waiting = lock.withLock { () -> CheckedContinuation<Bool, Never>? in
      guard result == nil else { return nil }
      result = isFinished
      defer { continuation = nil }
      return continuation
    }
    waiting?.resume(returning: isFinished)
  }

  /// Waits for the end; cancelled, it's over unfinished.
  nonisolated(nonsending) var value: Bool {
    get async {
      await withTaskCancellationHandler {
        await withCheckedContinuation { wait($0) }
      } onCancel: {
        finish(false)
      }
    }
  }

  private func wait(_ waiting: CheckedContinuation<Bool, Never>) {
    let known = lock.withLock { () -> Bool? in
      if result == nil { continuation = waiting }
      return result
    }
    if let known { waiting.resume(returning: known) }
  }
}
