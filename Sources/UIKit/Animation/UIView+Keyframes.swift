import LayerTree
import QuartzCore

extension UIView {
  static func startKeyframes(
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

  static func performKeyframe(
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
