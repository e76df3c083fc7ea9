import LayerTree
public import QuartzCore

extension UIView {
  /// Animates what keyframes change about views, each in a part of the duration.
  ///
  /// ```swift
  /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
  ///   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { ball.center.y = 200 }
  ///   UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 0 }
  /// }
  /// ```
  ///
  /// Between keyframes a value stands still. What the block changes outside of any keyframe takes all of the time. Inside
  /// of another block of animations duration and curve are that one's; where that has a spring, keyframes run steadily.
  ///
  /// - Parameters:
  ///   - duration: In seconds; what isn't above 0 changes at once.
  ///   - delay: In seconds, before the motion begins.
  ///   - options: How the keyframes run. Default straight from value to value, paced by ease-in-out as a whole.
  ///   - animations: Adds keyframes; called right now.
  ///   - completion: As for ``animate(withDuration:delay:options:animations:completion:)``.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions = [],
    animations: @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    let stack = AnimationStack.current
    let traits = AnimationTraits(duration: duration, delay: delay, options: options.animationOptions)
    animate(
      traits, options.animationOptions,
      {
        guard let sink = stack.sink, let traits = stack.traits else { return }
        let block = KeyframeBlock(options.calculationMode, into: sink)
        stack.perform(traits, into: block, animations)
        block.finish(traits)
      }, completion)
  }

  /// Adds a keyframe to the innermost ``animateKeyframes(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - frameStartTime: When it begins, as a fraction of the duration, 0…1; in a keyframe's block, of that keyframe's.
  ///   - frameDuration: How long it takes, likewise; at most up to the end.
  ///   - animations: What changes views; called right now.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @MainActor () -> Void
  ) {
    guard let block = AnimationStack.current.sink as? KeyframeBlock else {
      CoreAnimationDiagnostics.report("a keyframe was added outside of a block of keyframes")
      return animations()
    }
    block.perform(from: frameStartTime, length: frameDuration, animations)
  }
}
