public import CoreGraphics

/// An object that is told when animations start and stop.
///
/// The calls come on the thread that advances the stage, with the current media time at the instant of the
/// event itself.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// The animation's begin time has come.
  func animationDidStart(_ anim: CAAnimation)

  /// The animation has ended (`flag` is true), or was removed, replaced or lost its layer before (false).
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
