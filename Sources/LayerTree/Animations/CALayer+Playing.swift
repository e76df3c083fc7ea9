import CoreGraphics
import Synchronization

extension CALayer {
  /// Adds a copy of an animation, as ``add(_:forKey:)`` does, and waits until it's over.
  ///
  /// ```swift
  /// guard await box.play(fadeOut, forKey: "fade") == .finished else { return }
  /// box.removeFromSuperlayer()
  /// ```
  ///
  /// The animation is committed at once, at the time of the layer's host. Whatever moves that host's time on, a window
  /// or a test that advances a stage, goes on in the meantime; so does this task, some time after the end: what must
  /// happen at the end's own instant belongs in a delegate or in a transaction's completion block.
  ///
  /// Cancelling the task removes the animation; a task that is cancelled already adds none.
  ///
  /// - Parameters:
  ///   - animation: What to play.
  ///   - key: The key to add it by; nil for none.
  /// - Returns: How it ended. An animation that was never shown, its layer being in no host's tree, ends with
  ///   ``AnimationEnd/layerRemoved``.
  public nonisolated(nonsending) final func play(_ animation: CAAnimation, forKey key: String?) async
    -> AnimationEnd
  {
    guard !Task.isCancelled else { return .cancelled }
    let wait = EndOfAnimation()
    let attachment = atHostTime { () -> AttachedAnimation? in
      let last = attached.last
      add(animation, forKey: key)
      guard let added = attached.last, added !== last else { return nil }
      added.onEnd = { wait.end($0) }
      return added
    }
    guard let attachment else { return .layerRemoved }
    let end = await withTaskCancellationHandler {
      await withEventContinuation { wait.resume($0) }
    } onCancel: {
      wait.end(.cancelled)
    }
    if end == .cancelled { atHostTime { detachAnimations(because: .cancelled) { $0 === attachment } } }
    return end
  }
}

/// Where a task waits for how an animation ends, which several threads may know.
private final class EndOfAnimation: Sendable {
  private enum State {
    case running
    case awaited(CheckedContinuation<AnimationEnd, Never>)
    case over(AnimationEnd)
  }

  private let state = Mutex(State.running)

  /// Lets the task go on; the first end counts.
  func end(_ end: AnimationEnd) {
    let continuation: CheckedContinuation<AnimationEnd, Never>? = state.withLock { state in
      switch state {
      case .over: return nil
      case .running:
        state = .over(end)
        return nil
      case .awaited(let continuation):
        state = .over(end)
        return continuation
      }
    }
    continuation?.resume(returning: end)
  }

  /// Lets a task wait.
  func resume(_ continuation: CheckedContinuation<AnimationEnd, Never>) {
    let end: AnimationEnd? = state.withLock { state in
      if case .over(let end) = state { return end }
      state = .awaited(continuation)
      return nil
    }
    if let end { continuation.resume(returning: end) }
  }
}
