import CoreGraphics
public import Foundation
import LayerTree
import Requirements

/// Animates the changes that blocks make to views, and can be paused, scrubbed, reversed and continued.
///
/// ```
///              pause, fractionComplete
///           ┌────────────────────────────┐
/// inactive ─┴─ start ──▶ active ◀────────┘── end ──▶ inactive
///                          └─ stop(false) ──▶ stopped ── finish ──▶ inactive
/// ```
///
/// The blocks are called when the animator becomes active. They change views immediately, and the presentation
/// follows. Each completion is called once at the end, unless the animator is stopped without finishing.
///
/// A running animator retains itself. Releasing a paused or stopped animator is an error, which is reported and
/// removes its animations.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  private nonisolated(unsafe) let core: AnimatorCore
  /// The parameters that pace the animations.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  private let requestedDuration: TimeInterval

  /// Creates an animator with a curve or a spring.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds. If it isn't above 0, changes apply immediately. A spring with fixed
  ///     constants uses its own duration instead.
  ///   - parameters: The curve or the spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    requestedDuration = duration
    let timing = parameters.pacing(duration: duration.isNaN ? 0 : duration)
    core = AnimatorCore(timing.pacing, duration: timing.duration)
  }

  /// Creates an animator with a predefined curve, and optionally a first block.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// Creates an animator with a cubic Bézier curve, and optionally a first block.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    animations.map(addAnimations)
  }

  /// Creates an animator with a spring that settles within the duration, and optionally a first block.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map(addAnimations)
  }

  /// Creates and starts an animator.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds.
  ///   - delay: The seconds until the motion begins.
  ///   - options: The options, of which only the curve is used.
  ///   - animations: A block that changes views.
  ///   - completion: A block that is called at the end.
  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
    animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> Self {
    let curve = UIView.AnimationCurve(rawValue: options.curveNumber) ?? .easeInOut
    let animator = make(duration: duration, UICubicTimingParameters(animationCurve: curve))
    animator.addAnimations(animations)
    completion.map(animator.addCompletion)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  private class func make(duration: TimeInterval, _ parameters: any UITimingCurveProvider) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    require(self == UIViewPropertyAnimator.self, "\(self) has to be created by an initializer")
    return unsafeDowncast(animator, to: Self.self)
  }

  deinit { core.abandon() }

  /// Returns an inactive animator with the same pacing and settings and without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let copy = UIViewPropertyAnimator(duration: requestedDuration, timingParameters: parameters)
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  /// Adds a closure that is called once, at the next end of any kind.
  func observeEnd(_ body: @escaping @MainActor (UIViewAnimatingPosition) -> Void) { core.observeEnd(body) }

  // MARK: Settings

  /// The duration of the animations in seconds.
  open var duration: TimeInterval { core.duration }

  /// The delay of the last start in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether the animator can be paused, scrubbed and stopped. Default true.
  open var isInterruptible: Bool {
    get { core.isInterruptible }
    set { core.isInterruptible = newValue }
  }

  /// Whether ``fractionComplete`` is a fraction of the distance rather than of the time. Default true.
  ///
  /// If true, scrubbing moves all properties linearly, and continuing resumes the pacing where it reaches the same
  /// progress.
  open var scrubsLinearly: Bool {
    get { core.scrubsLinearly }
    set { core.scrubsLinearly = newValue }
  }

  /// Whether the animator pauses at its end instead of finishing. Default false.
  open var pausesOnCompletion: Bool {
    get { core.pausesOnCompletion }
    set { core.pausesOnCompletion = newValue }
  }

  /// Whether the program performs the hit testing of moving views itself. Stored only: moving views always receive
  /// touches. Default false.
  open var isManualHitTestingEnabled = false

  /// Whether moving views receive touches. Stored only: they always do. Default true.
  open var isUserInteractionEnabled = true

  // MARK: UIViewAnimating

  /// The state of the animator.
  open var state: UIViewAnimatingState { core.state }

  /// Whether the animator is moving or waiting for its delay.
  open var isRunning: Bool { core.isRunning }

  /// Whether the animator moves back to the start, along the same values with the same pacing. Default false.
  open var isReversed: Bool {
    get { core.isReversed }
    set { core.setReversed(newValue) }
  }

  /// The completed fraction in the current direction. With a spring it can exceed 1.
  ///
  /// Setting it to a value, which is clamped to 0…1, activates and pauses the animator.
  open var fractionComplete: CGFloat {
    get { CGFloat(core.fractionComplete) }
    set { core.fractionComplete = Double(newValue) }
  }

  /// Starts from the beginning, or from the end if reversed; continues if paused.
  open func startAnimation() { core.start(after: 0) }

  /// Starts after a delay in seconds. The blocks are called immediately.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    core.start(after: delay)
  }

  /// Pauses the animator. An inactive one becomes active at the beginning.
  open func pauseAnimation() { core.pause() }

  /// Stops the animator and sets the views' values to those that are currently displayed.
  ///
  /// - Parameter withoutFinishing: Whether the animator becomes inactive without calling its completions. If false,
  ///   call ``finishAnimation(at:)`` next.
  open func stopAnimation(_ withoutFinishing: Bool) { core.stop(withoutFinishing: withoutFinishing) }

  /// Finishes a stopped animator and sets the views' values to those at the start, at the end, or leaves them.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    core.finishStopped(at: finalPosition)
  }

  // MARK: UIViewImplicitlyAnimating

  /// Animates the changes of a block after a fraction of the remaining time.
  ///
  /// - Parameters:
  ///   - animation: A block that changes views. It's called at the start, or immediately if the animator is active.
  ///   - delayFactor: The fraction of the remaining time before the changes begin to move, clamped to 0…1.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    core.add(animation, delay: Double(delayFactor))
  }

  /// Animates the changes of a block.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) { core.add(animation, delay: 0) }

  /// Adds a block that is called once at the end, with the position.
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    core.add(completion: completion)
  }

  /// Continues a paused animator from its current position.
  ///
  /// - Parameters:
  ///   - parameters: The pacing of the remaining distance; nil continues the animator's own pacing. A spring's
  ///     velocity is in remaining distances per second.
  ///   - durationFactor: The duration as a fraction of ``duration``; 0 for the fraction that remains.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    core.continueRun(with: parameters, factor: Double(durationFactor))
  }
}
