import AnimationVocabulary
import AwaitedEnds
public import MotionCore
public import QuartzCore

extension AnimationEngine {
  /// Starts an animation and waits until it has ended.
  ///
  /// The task resumes some time after the end. For changes that must be part of the last frame, use a completion instead.
  /// Canceling the task cancels the animation. If the task is already canceled, no animation starts.
  ///
  /// ```swift
  /// guard await engine.play(duration: 0.3, animations: { card.opacity = Float(1 - $0) }) else { return }
  /// card.removeFromSuperlayer()
  /// ```
  ///
  /// - Returns: Whether the animation ran to its end. The parameters are those of
  ///   ``animate(duration:delay:easing:options:animations:completion:)-method``.
  @discardableResult
  public nonisolated(nonsending) func play(
    duration: CFTimeInterval, delay: CFTimeInterval = 0, easing: Easing = .linear, options: Options = [],
    animations: @escaping (_ progress: Double) -> Void
  ) async -> Bool {
    await waitForEnd {
      animate(
        duration: duration, delay: delay, easing: easing, options: options, animations: animations,
        completion: $0)
    }
  }

  /// Starts a spring and waits until it rests; see ``animate(spring:delay:animations:completion:)-method`` and
  /// ``play(duration:delay:easing:options:animations:)``.
  @discardableResult
  public nonisolated(nonsending) func play(
    spring: Spring, delay: CFTimeInterval = 0, animations: @escaping (_ progress: Double) -> Void
  ) async -> Bool {
    await waitForEnd { animate(spring: spring, delay: delay, animations: animations, completion: $0) }
  }

  private nonisolated(nonsending) func waitForEnd(
    of start: (_ completion: @escaping (Bool) -> Void) -> AnimationID
  ) async -> Bool {
    guard !Task.isCancelled else { return false }
    let end = AwaitedEnd<Bool>()
    let id = start { end.finish($0) }
    let isFinished = await end.value(ifCanceled: false)
    cancel(id)
    return isFinished
  }
}
