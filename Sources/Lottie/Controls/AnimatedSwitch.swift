public import LottiePlayer
public import UIKit

/// A switch that plays a part of its animation when it's turned on and another one when it's turned off.
///
/// ```swift
/// let toggle = AnimatedSwitch(animation: animation)
/// toggle.setProgressForState(fromProgress: 0, toProgress: 0.5, forOnState: true)
/// toggle.setProgressForState(fromProgress: 0.5, toProgress: 1, forOnState: false)
/// toggle.addTarget(self, action: #selector(changed), for: .valueChanged)
/// ```
///
/// Initially, the animation plays forward when the switch is turned on, and backward when it's turned off. A touch that ends
/// inside the switch toggles it and sends `UIControl.Event.valueChanged`.
@preconcurrency @MainActor
open class AnimatedSwitch: AnimatedControl {
  /// A response to a change of state during the animation of the previous change.
  public enum CancelBehavior: Hashable, Sendable {
    /// The animation goes back to the start of the previous change, and then shows the end of the new state's part.
    case reverse
    /// The new state's part of the animation plays from its beginning.
    case none
  }

  private var onSegment = ProgressSegment(first: 0, last: 1)
  private var offSegment = ProgressSegment(first: 1, last: 0)
  private var isCurrentlyOn = false

  /// The response to a change of state during the animation of the previous change. Default ``CancelBehavior/reverse``.
  open var cancelBehavior = CancelBehavior.reverse

  /// Whether a newly set animation plays to the current state rather than showing it immediately. Default true.
  open var animateUpdateWhenChangingAnimation = true

  /// A closure that is called after each change of the state, with the new state.
  open var stateUpdated: ((_ isOn: Bool) -> Void)?

  /// Creates a switch with the animation's size that is off.
  public override init(animation: LottieAnimation, configuration: LottieConfiguration = .shared) {
    super.init(animation: animation, configuration: configuration)
    showState()
  }

  /// Creates a switch without an animation that is off.
  public override init() { super.init() }

  /// Creates a switch without an animation that is off, from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether the switch is on. Default false. Setting it shows the state immediately; no event is sent.
  open var isOn: Bool {
    get { isCurrentlyOn }
    set { setIsOn(newValue, animated: false, shouldFireHaptics: false) }
  }

  /// Sets the state. No event is sent.
  ///
  /// - Parameters:
  ///   - isOn: Whether the switch is on.
  ///   - animated: Whether to play the animation to that state.
  ///   - shouldFireHaptics: Whether to give haptic feedback, which has no hardware here. Default true.
  open func setIsOn(_ isOn: Bool, animated: Bool, shouldFireHaptics: Bool = true) {
    let hasChanged = isOn != isCurrentlyOn
    isCurrentlyOn = isOn
    if !animated {
      showState()
    } else if hasChanged {
      playToState()
    }
    guard hasChanged else { return }
    if shouldFireHaptics { UIImpactFeedbackGenerator(style: .light).impactOccurred() }
    stateUpdated?(isOn)
  }

  /// Sets the part of the animation that plays when the switch is turned on or off.
  ///
  /// - Parameters:
  ///   - fromProgress: The progress at which the part begins, 0…1. Default 0 for on, 1 for off.
  ///   - toProgress: The progress at which it ends, 0…1. Default 1 for on, 0 for off.
  ///   - forOnState: Whether it plays when the switch is turned on, rather than off.
  open func setProgressForState(
    fromProgress: AnimationProgressTime, toProgress: AnimationProgressTime, forOnState: Bool
  ) {
    let segment = ProgressSegment(first: fromProgress, last: toProgress)
    if forOnState { onSegment = segment } else { offSegment = segment }
    if forOnState == isCurrentlyOn { showState() }
  }

  open override func animationDidSet() {
    super.animationDidSet()
    if animateUpdateWhenChangingAnimation { play(segment) } else { showState() }
  }

  // MARK: Animation

  /// The part of the current state.
  private var segment: ProgressSegment { isCurrentlyOn ? onSegment : offSegment }

  private func showState() { animationView.currentProgress = segment.last }

  private func playToState() {
    let former = isCurrentlyOn ? offSegment : onSegment
    guard animationView.isAnimationPlaying, cancelBehavior == .reverse else { return play(segment) }
    play(ProgressSegment(first: animationView.currentProgress, last: former.first))
  }

  /// Plays a part of the animation, and then shows the end of the current state's part.
  private func play(_ segment: ProgressSegment) {
    animationView.play(fromProgress: segment.first, toProgress: segment.last, loopMode: .playOnce) {
      [weak self] finished in
      if finished { withViews(self) { $0?.showState() } }
    }
  }

  // MARK: Tracking

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard isTouchInside else { return }
    setIsOn(!isCurrentlyOn, animated: true)
    sendActions(for: .valueChanged)
  }
}
