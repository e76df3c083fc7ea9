import Requirements
import Synchronization

/// An end that a task waits for, for example that of an animation. Any thread may report it; only the first report counts.
///
/// The task continues on its actor, or on its preferred executor if it has one, such as a task that a stage started.
/// ``ResumedTask`` tells whether a task that continues on its actor runs there already.
package final class AwaitedEnd<Value: Sendable>: Sendable {
  private enum State {
    case pending
    case awaited(CheckedContinuation<Value, Never>, ResumedTask)
    case over(Value)
  }

  private let state = Mutex(State.pending)

  /// Creates an end that is still to come.
  package init() {}

  /// Ends the wait.
  package func finish(_ value: Value) {
    let waiting: (CheckedContinuation<Value, Never>, ResumedTask)? = state.withLock { state in
      defer { if case .over = state {} else { state = .over(value) } }
      if case .awaited(let continuation, let task) = state { return (continuation, task) }
      return nil
    }
    guard let (continuation, task) = waiting else { return }
    task.depart()
    continuation.resume(returning: value)
  }

  /// Waits for the end; one task may do so at a time.
  ///
  /// - Parameter canceledValue: The value that ends the wait as soon as the task is canceled; nil if a canceled task waits
  ///   on.
  package nonisolated(nonsending) func value(ifCanceled canceledValue: Value? = nil) async -> Value {
    let hasPreferredExecutor = withUnsafeCurrentTask { $0?.unownedTaskExecutor != nil }
    if hasPreferredExecutor { return await valueOnPreferredExecutor(ifCanceled: canceledValue) }
    return await value(ifCanceled: canceledValue, isolation: #isolation)
  }

  /// Waits outside the caller's actor, because an actor's executor takes precedence over the task's.
  @concurrent private func valueOnPreferredExecutor(ifCanceled canceledValue: Value?) async -> Value {
    await value(ifCanceled: canceledValue, isolation: nil)
  }

  private func value(ifCanceled canceledValue: Value?, isolation: isolated (any Actor)?) async -> Value {
    let task = ResumedTask(of: isolation)
    defer { task.arrive() }
    return await withTaskCancellationHandler {
      // Captures the actor, so that the closure runs on it.
      _ = isolation
      return await withCheckedContinuation { wait($0, task) }
    } onCancel: {
      if let canceledValue { finish(canceledValue) }
    }
  }

  private func wait(_ continuation: CheckedContinuation<Value, Never>, _ task: ResumedTask) {
    let value: Value? = state.withLock { state in
      switch state {
      case .over(let value): return value
      case .awaited: failRequirement("two tasks can't wait for one end")
      case .pending:
        state = .awaited(continuation, task)
        return nil
      }
    }
    guard let value else { return }
    task.depart()
    continuation.resume(returning: value)
  }
}
