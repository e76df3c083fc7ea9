import LayerTree
public import QuartzCore

extension UIView {
  /// Animates the changes that keyframes make to views, each during a part of the duration.
  ///
  /// ```swift
  /// UIView.animateKeyframes(withDuration: 2, delay: 0) {
  ///   UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { ball.center.y = 200 }
  ///   UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { ball.center.y = 0 }
  /// }
  /// ```
  ///
  /// Values don't change between keyframes. Changes outside of keyframes take the whole duration. A nested block
  /// inherits the duration and the curve of the enclosing block; if that is a spring, keyframes run with a linear
  /// curve.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it isn't above 0, changes apply at once.
  ///   - delay: The seconds until the animations begin.
  ///   - options: The options of the keyframes. Default linear interpolation, with an ease-in-out curve for the
  ///     whole.
  ///   - animations: A block that adds keyframes. It's called before the method returns.
  ///   - completion: See ``animate(withDuration:delay:options:animations:completion:)``.
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
  ///   - frameStartTime: The start time as a fraction of the duration, 0…1. Inside another keyframe's block, a
  ///     fraction of that keyframe.
  ///   - frameDuration: The duration as a fraction, clamped to the end.
  ///   - animations: A block that changes views. It's called before the method returns.
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
