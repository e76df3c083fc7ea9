import Synchronization
public import MotionCore
public import QuartzCore

extension AnimationEngine {
  /// Starts an animation and waits until it's over.
  ///
  /// The task goes on some time after the end: what must happen in the last frame belongs in a completion. Cancelling the
  /// task cancels the animation; a task that is cancelled already starts none.
  ///
  /// ```swift
  /// guard await engine.run(duration: 0.3, animations: { card.opacity = Float(1 - $0) }) else { return }
  /// card.removeFromSuperlayer()
  /// ```
  ///
  /// - Returns: Whether it went to its end. The rest is as for
  ///   ``animate(duration:delay:easing:options:animations:completion:)-method``.
  @discardableResult
  public nonisolated(nonsending) func run(
    duration: CFTimeInterval, delay: CFTimeInterval = 0, easing: Easing = .linear, options: Options = [],
    animations: @escaping (_ progress: Double) -> Void
  ) async -> Bool {
    await wait {
      animate(
        duration: duration, delay: delay, easing: easing, options: options, animations: animations,
        completion: $0)
    }
  }

  /// Starts a spring and waits until it rests; see ``animate(spring:delay:animations:completion:)-method`` and
  /// ``run(duration:delay:easing:options:animations:)``.
  @discardableResult
  public nonisolated(nonsending) func run(
    spring: Spring, delay: CFTimeInterval = 0, animations: @escaping (_ progress: Double) -> Void
  ) async -> Bool {
    await wait { animate(spring: spring, delay: delay, animations: animations, completion: $0) }
  }

  private nonisolated(nonsending) func wait(
    for start: (_ completion: @escaping (Bool) -> Void) -> AnimationID
  ) async -> Bool {
    guard !Task.isCancelled else { return false }
    let ending = Ending()
    let id = start { ending.come(finished: $0) }
    let finished = await withTaskCancellationHandler {
      await withCheckedContinuation { ending.await($0) }
    } onCancel: {
      ending.come(finished: false)
    }
    cancel(id)
    return finished
  }
}

/// The end of an animation, which a task waits for and two may bring about: the engine, and whoever cancels the task.
private final class Ending: Sendable {
  private enum State {
    case ahead
    case awaited(CheckedContinuation<Bool, Never>)
    case over(finished: Bool)
  }

  private let state = Mutex(State.ahead)

  /// Lets the task go on; the first end counts.
  func come(finished: Bool) {
    let continuation: CheckedContinuation<Bool, Never>? = state.withLock { state in
      if case .over = state { return nil }
      defer { state = .over(finished: finished) }
      return if case .awaited(let continuation) = state { continuation } else { nil }
    }
    continuation?.resume(returning: finished)
  }

  /// Lets a task wait.
  func await(_ continuation: CheckedContinuation<Bool, Never>) {
    let end: Bool? = state.withLock { state in
      if case .over(let finished) = state { return finished }
      state = .awaited(continuation)
      return nil
    }
    if let end { continuation.resume(returning: end) }
  }
}
