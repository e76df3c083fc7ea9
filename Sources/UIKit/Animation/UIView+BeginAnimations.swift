public import QuartzCore

// The interface of iOS 2, for older code.

extension UIView {
  /// Begins an animation block of 0.2 s with an ease-in-out curve, which ends with ``commitAnimations()``.
  ///
  /// - Parameters:
  ///   - animationID: Ignored, because the animation delegate that it was passed to isn't supported.
  ///   - context: Ignored for the same reason.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let stack = AnimationStack.current
    let traits = AnimationTraits(duration: 0.2).inheriting(from: stack.traits, [])
    stack.open(traits, into: OpenBlock(completion: nil))
  }

  /// Ends the block begun with ``beginAnimations(_:context:)``. Without one it does nothing.
  public static func commitAnimations() {
    guard let block = AnimationStack.current.openBlock else { return }
    AnimationStack.current.close()
    block.close()
  }

  /// Sets the duration of subsequent changes in the block, in seconds. If it isn't above 0, changes apply at once.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration > 0 ? duration : 0 }
  }

  /// Sets the delay of subsequent changes in the block, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = delay > 0 && delay.isFinite ? delay : 0 }
  }

  /// Sets the timing curve of subsequent changes in the block.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.pacing = .curve(curve.timingFunction) }
  }

  /// Sets the number of times that animations of subsequent changes in the block play.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount > 0 ? repeatCount : 0 }
  }

  /// Sets whether animations of subsequent changes in the block also play backward.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether animations of subsequent changes in the block begin with the presentation values.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.beginsFromCurrentState = fromCurrentState }
  }

  private static func change(_ body: (inout AnimationTraits) -> Void) {
    if AnimationStack.current.openBlock != nil { AnimationStack.current.changeTraits(body) }
  }
}

/// The sink of a block that is begun and committed instead of being a closure.
private final class OpenBlock: AnimationTracker {}

extension AnimationStack {
  /// The innermost block if it was begun with `beginAnimations(_:context:)`.
  fileprivate var openBlock: OpenBlock? { sink as? OpenBlock }
}
