public import CoreGraphics

/// An object that is notified when animations start and stop.
///
/// The methods are called on the thread that advances the stage. During a call, the current media time is the event's
/// exact time.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Notifies the delegate that the animation reached its begin time.
  func animationDidStart(_ anim: CAAnimation)

  /// Notifies the delegate that the animation stopped.
  ///
  /// `flag` is true if the animation reached its end, and false if it was removed or replaced, or its layer left the
  /// tree, before that.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
