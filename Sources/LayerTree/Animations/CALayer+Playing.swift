import AwaitedEnds
import CoreGraphics

extension CALayer {
  /// Adds a copy of an animation, as ``add(_:forKey:)`` does, and waits until it ends.
  ///
  /// ```swift
  /// guard await box.play(fadeOut, forKey: "fade") == .finished else { return }
  /// box.removeFromSuperlayer()
  /// ```
  ///
  /// The animation is committed immediately, at the current time of the layer's host. Meanwhile the host's time
  /// continues to advance, driven by a window or by a test that advances a stage. The task resumes some time after the
  /// end: use a delegate or a transaction's completion block for work that must happen at the exact end time.
  ///
  /// Canceling the task removes the animation; a task that is already canceled doesn't add it.
  ///
  /// - Parameters:
  ///   - animation: The animation to play.
  ///   - key: The key for the animation; nil adds it without one.
  /// - Returns: The reason why the animation ended. If the layer isn't in a hosted tree, the animation ends with
  ///   ``AnimationEnd/layerRemoved`` without having been shown.
  public nonisolated(nonsending) final func play(_ animation: CAAnimation, forKey key: String?) async
    -> AnimationEnd
  {
    guard !Task.isCancelled else { return .cancelled }
    let animationEnd = AwaitedEnd<AnimationEnd>()
    let attachment = atHostTime { () -> AttachedAnimation? in
      let last = attached.last
      add(animation, forKey: key)
      guard let added = attached.last, added !== last else { return nil }
      added.onEnd = { animationEnd.finish($0) }
      return added
    }
    guard let attachment else { return .layerRemoved }
    let end = await animationEnd.value(ifCanceled: .cancelled)
    if end == .cancelled { atHostTime { detachAnimations(because: .cancelled) { $0 === attachment } } }
    return end
  }
}
