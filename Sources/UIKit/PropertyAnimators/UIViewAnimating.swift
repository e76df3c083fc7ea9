import CoreGraphics
public import Foundation

/// An object whose animations can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animations.
  var state: UIViewAnimatingState { get }
  /// Whether the animations are moving.
  var isRunning: Bool { get }
  /// Whether the animations move back to the start.
  var isReversed: Bool { get set }
  /// The completed fraction of the animations, 0…1, in the current direction.
  var fractionComplete: CGFloat { get set }
  /// Starts or continues the animations.
  func startAnimation()
  /// Starts the animations after a delay in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animations at their current position.
  func pauseAnimation()
  /// Stops the animations at their current position.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Ends animations that were stopped.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An object that animates the changes that blocks make.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Animates the changes of a block after a fraction of the remaining time.
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  /// Animates the changes of a block.
  func addAnimations(_ animation: @escaping @MainActor () -> Void)
  /// Adds a block that is called at the end.
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  /// Continues with another pacing.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

extension UIViewImplicitlyAnimating {
  /// Does nothing.
  public func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {}
  /// Does nothing.
  public func addAnimations(_ animation: @escaping @MainActor () -> Void) {}
  /// Does nothing.
  public func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {}
  /// Does nothing.
  public func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {}
}
