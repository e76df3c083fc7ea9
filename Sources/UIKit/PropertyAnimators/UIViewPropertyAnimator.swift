import CoreGraphics
public import Foundation
import LayerTree
import Requirements

/// Animates what blocks change about views, and can be paused, moved by hand, turned round and gone on with.
///
/// ```
///              pause, fractionComplete
///           ┌────────────────────────────┐
/// inactive ─┴─ start ──▶ active ◀────────┘── end ──▶ inactive
///                          └─ stop(false) ──▶ stopped ── finish ──▶ inactive
/// ```
///
/// The blocks are called when the animator becomes active, and change views at once: what shows follows. In whichever
/// way it ends, but for a stop without finishing, each completion is called once.
///
/// Those that are running needn't be kept; to let go of one that is paused or stopped is an error, which is reported:
/// its animations then vanish.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  private nonisolated(unsafe) let core: AnimatorCore
  /// What paces the animations; nil where a name or control points were given to the animator itself.
  public let timingParameters: (any UITimingCurveProvider)?
  private let givenDuration: TimeInterval

  /// Creates an animator with any pacing.
  ///
  /// - Parameters:
  ///   - duration: In seconds; what isn't above 0 changes at once. A spring by its constants takes its own time instead.
  ///   - parameters: A curve or a spring.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    timingParameters = parameters
    givenDuration = duration
    let timing = parameters.pacing(duration: duration.isNaN ? 0 : duration)
    core = AnimatorCore(timing.pacing, duration: timing.duration)
  }

  /// Creates an animator with one of UIKit's curves, and its first block.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    animations.map(addAnimations)
  }

  /// Creates an animator with a cubic Bézier of two control points, and its first block.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    animations.map(addAnimations)
  }

  /// Creates an animator with a spring that comes to rest when the duration is over, and its first block.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    animations.map(addAnimations)
  }

  /// Starts an animator with the curve that options name.
  ///
  /// - Parameters:
  ///   - duration: In seconds.
  ///   - delay: In seconds, before it moves.
  ///   - options: Only their curve counts.
  ///   - animations: What changes views.
  ///   - completion: Called at the end.
  @discardableResult
  public static func runningPropertyAnimator(
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

  private static func make(duration: TimeInterval, _ parameters: any UITimingCurveProvider) -> Self {
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
    require(self == UIViewPropertyAnimator.self, "\(self) has to be created by an initializer")
    return unsafeDowncast(animator, to: Self.self)
  }

  deinit { core.abandon() }

  /// Returns an inactive animator with the same pacing and without blocks.
  open func copy(with zone: NSZone? = nil) -> Any {
    let parameters = timingParameters ?? UICubicTimingParameters()
    let copy = UIViewPropertyAnimator(duration: givenDuration, timingParameters: parameters)
    copy.isInterruptible = isInterruptible
    copy.scrubsLinearly = scrubsLinearly
    copy.pausesOnCompletion = pausesOnCompletion
    return copy
  }

  /// Has a block called once at the next end, whatever it is.
  func observeEnd(_ body: @escaping @MainActor (UIViewAnimatingPosition) -> Void) { core.observeEnd(body) }

  // MARK: Settings

  /// How long the animations take, in seconds.
  open var duration: TimeInterval { core.duration }

  /// How long the start was put off, in seconds.
  open private(set) var delay: TimeInterval = 0

  /// Whether it may be paused, moved by hand and stopped. Default true.
  open var isInterruptible: Bool {
    get { core.isInterruptible }
    set { core.isInterruptible = newValue }
  }

  /// Whether ``fractionComplete`` counts the way rather than the time; default true.
  ///
  /// Setting it moves everything steadily then, and to go on takes up the pacing where it has come as far.
  open var scrubsLinearly: Bool {
    get { core.scrubsLinearly }
    set { core.scrubsLinearly = newValue }
  }

  /// Whether it's paused at its end instead of finished. Default false.
  open var pausesOnCompletion: Bool {
    get { core.pausesOnCompletion }
    set { core.pausesOnCompletion = newValue }
  }

  /// Whether views in motion take touches without further ado. Stored only: they always do. Default false.
  open var isManualHitTestingEnabled = false

  /// Whether the user may interact with views in motion. Stored only: it's always so. Default true.
  open var isUserInteractionEnabled = true

  // MARK: UIViewAnimating

  /// What the animator does.
  open var state: UIViewAnimatingState { core.state }

  /// Whether it moves, or waits for its delay.
  open var isRunning: Bool { core.isRunning }

  /// Whether it moves back to the start, along the same way and pacing. Default false.
  open var isReversed: Bool {
    get { core.isReversed }
    set { core.setReversed(newValue) }
  }

  /// How much is over, in the direction in which it moves; a spring swings beyond 1.
  ///
  /// Setting it, to 0…1, makes the animator active and pauses it.
  open var fractionComplete: CGFloat {
    get { CGFloat(core.fractionComplete) }
    set { core.fractionComplete = Double(newValue) }
  }

  /// Starts from the beginning, from the end where it's reversed; goes on where it's paused.
  open func startAnimation() { core.start(after: 0) }

  /// Starts after a delay in seconds; the blocks are called right now.
  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    core.start(after: delay)
  }

  /// Lets everything stand where it is, before the start at the beginning.
  open func pauseAnimation() { core.pause() }

  /// Leaves the views with what they show now.
  ///
  /// - Parameter withoutFinishing: Whether that is all; the completions aren't called then. Otherwise
  ///   ``finishAnimation(at:)`` has to follow.
  open func stopAnimation(_ withoutFinishing: Bool) { core.stop(withoutFinishing: withoutFinishing) }

  /// Ends an animator that was stopped: the views get what they had at the start, at the end, or keep what they show.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    core.finishStopped(at: finalPosition)
  }

  // MARK: UIViewImplicitlyAnimating

  /// Animates what a block changes, beginning when a fraction of the time that is left is over.
  ///
  /// - Parameters:
  ///   - animation: Called at the start, or now where that was before.
  ///   - delayFactor: 0…1, brought into that range.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    core.add(animation, delay: Double(delayFactor))
  }

  /// Animates what a block changes.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) { core.add(animation, delay: 0) }

  /// Has a block called once at the end, with where that is.
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    core.add(completion: completion)
  }

  /// Goes on from where everything is.
  ///
  /// - Parameters:
  ///   - parameters: What paces the rest of the way; nil for the rest of the animator's own pacing. A spring's velocity is
  ///     in ways that are left per second.
  ///   - durationFactor: How long the rest takes, as a factor of ``duration``; 0 for the share that is left.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    core.continueRun(with: parameters, factor: Double(durationFactor))
  }
}
