public import LottiePlayer
public import UIKit

/// A button that plays a part of its animation for each event.
///
/// ```swift
/// let button = AnimatedButton(animation: animation)
/// button.setPlayRange(fromMarker: "pressed", toMarker: "released", event: .touchUpInside)
/// button.performAction = { print("tapped") }
/// ```
///
/// Initially, the whole animation plays when a touch ends inside the button. The parts play once.
@preconcurrency @MainActor
open class AnimatedButton: AnimatedControl {
  private var segments = [UIControl.Event.touchUpInside.rawValue: ProgressSegment(first: 0, last: 1)]

  /// The action of the button, called when a touch ends inside it, before `UIControl.Event.touchUpInside` is sent.
  open var performAction: (() -> Void)?

  /// Creates a button with the animation's size.
  public override init(animation: LottieAnimation, configuration: LottieConfiguration = .shared) {
    super.init(animation: animation, configuration: configuration)
  }

  /// Creates a button without an animation.
  public override init() { super.init() }

  /// Creates a button without an animation, from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Sets the part of the animation that plays for an event.
  ///
  /// - Parameters:
  ///   - fromProgress: The progress at which the part begins, 0…1.
  ///   - toProgress: The progress at which it ends, 0…1.
  ///   - event: The event: the beginning of a touch, its end inside or outside, or its cancelation.
  open func setPlayRange(
    fromProgress: AnimationProgressTime, toProgress: AnimationProgressTime, event: UIControl.Event
  ) {
    segments[event.rawValue] = ProgressSegment(first: fromProgress, last: toProgress)
  }

  /// Sets the part of the animation between two markers as the one that plays for an event.
  ///
  /// If the animation lacks one of the markers, this method does nothing.
  open func setPlayRange(fromMarker fromName: String, toMarker toName: String, event: UIControl.Event) {
    guard let first = animationView.progressTime(forMarker: fromName),
      let last = animationView.progressTime(forMarker: toName)
    else { return }
    setPlayRange(fromProgress: first, toProgress: last, event: event)
  }

  private func play(for event: UIControl.Event) {
    guard let segment = segments[event.rawValue] else { return }
    animationView.play(fromProgress: segment.first, toProgress: segment.last, loopMode: .playOnce)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    play(for: .touchDown)
    return super.beginTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if isTouchInside { performAction?() }
    play(for: isTouchInside ? .touchUpInside : .touchUpOutside)
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    play(for: .touchCancel)
  }
}
