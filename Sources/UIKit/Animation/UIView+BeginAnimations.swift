public import QuartzCore

// The way of iOS 2, for code that still has it.

extension UIView {
  /// Opens a block of animations of 0.2 s with ease-in-out, which ``commitAnimations()`` ends.
  ///
  /// - Parameters:
  ///   - animationID: Ignored: it was for delegates, of which there are none here.
  ///   - context: Ignored likewise.
  public static func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    let stack = AnimationStack.current
    let traits = AnimationTraits(duration: 0.2).inheriting(from: stack.traits, [])
    stack.open(traits, into: OpenBlock(completion: nil))
  }

  /// Ends the block that ``beginAnimations(_:context:)`` opened; without one it does nothing.
  public static func commitAnimations() {
    guard let block = AnimationStack.current.openBlock else { return }
    AnimationStack.current.close()
    block.close()
  }

  /// Sets how long what changes from now on takes, in seconds; what isn't above 0 changes at once.
  public static func setAnimationDuration(_ duration: TimeInterval) {
    change { $0.duration = duration > 0 ? duration : 0 }
  }

  /// Sets how much later what changes from now on moves, in seconds.
  public static func setAnimationDelay(_ delay: TimeInterval) {
    change { $0.delay = delay > 0 && delay.isFinite ? delay : 0 }
  }

  /// Sets what paces what changes from now on.
  public static func setAnimationCurve(_ curve: AnimationCurve) {
    change { $0.pacing = .curve(curve.timingFunction) }
  }

  /// Sets how often what changes from now on plays.
  public static func setAnimationRepeatCount(_ repeatCount: Float) {
    change { $0.repeatCount = repeatCount > 0 ? repeatCount : 0 }
  }

  /// Sets whether what changes from now on is also played backward.
  public static func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether what changes from now on begins with what shows.
  public static func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    change { $0.beginsFromCurrentState = fromCurrentState }
  }

  private static func change(_ body: (inout AnimationTraits) -> Void) {
    if AnimationStack.current.openBlock != nil { AnimationStack.current.changeTraits(body) }
  }
}

/// What takes the changes of a block that isn't a closure.
private final class OpenBlock: AnimationTracker {}

extension AnimationStack {
  /// The innermost block, where it's one that isn't a closure.
  fileprivate var openBlock: OpenBlock? { sink as? OpenBlock }
}
