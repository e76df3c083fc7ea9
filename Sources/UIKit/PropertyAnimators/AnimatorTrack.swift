import LayerTree
import MotionCore
import QuartzCore

/// One property that a property animator animates.
final class AnimatorTrack {
  let values: ValueTrack
  /// The layer's values before and after the change.
  private let (startValue, endValue): (AnimatedValue, AnimatedValue)
  /// The view's background color before the change, and when the animator was stopped.
  private let startColor: UIColor?
  private var endColor: UIColor?
  let pacing: AnimationPacing
  /// The duration of the pacing, in seconds.
  let duration: Double
  /// The fraction of the animator's time that passes before the property moves; below 1.
  let delay: Double
  var position: AnimatorPosition
  private(set) var run: AnimatorRun
  private let animationKey: String
  private var generation = 0
  private(set) var isAttached = false
  /// Whether something else removed or replaced the animation on the layer.
  private(set) var isInterrupted = false

  init(
    _ values: ValueTrack, of change: PropertyChange, _ pacing: AnimationPacing, duration: Double,
    delay: Double
  ) {
    self.values = values
    startValue = change.model
    startColor = change.layer.viewBackgroundColor
    endValue = change.layer.animatedValue(forKey: change.key) ?? change.model
    self.pacing = values.paced(pacing)
    self.duration = duration
    self.delay = min(max(delay, 0), 1 - 1e-9)
    position = .time(0)
    run = AnimatorRun(motion: .paused(.time(0)))
    animationKey = values.isAdditive ? values.layer.unusedKey(for: values.key) : values.key
  }

  /// The progress at a position; springs overshoot 1.
  func progress(at position: AnimatorPosition) -> Double {
    switch position {
    case .time(let fraction): pacing.progress(at: fraction, of: duration, axis: values.axis)
    case .progress(let progress): progress
    }
  }

  /// The elapsed fraction of the track's duration at a position.
  func fraction(at position: AnimatorPosition) -> Double {
    switch position {
    case .time(let fraction): fraction
    case .progress(let progress): pacing.fraction(at: progress, of: duration, axis: values.axis)
    }
  }
}

// MARK: - The model

extension AnimatorTrack {
  /// Restores the layer's value from before the change.
  func setStart() { set(startValue, color: startColor) }

  /// Sets the layer's value to the one that it had when the animator was stopped.
  func setEnd() { set(endValue, color: endColor) }

  /// Sets the layer's value to the one at the current position.
  func setCurrent() {
    guard let model = values.layer.animatedValue(forKey: values.key) else { return }
    endColor = values.layer.viewBackgroundColor
    let value = values.value(at: progress(at: position), over: model)
    let color = values.key == "backgroundColor" ? value.value as? CGColor : nil
    set(value, color: color.map { UIColor(cgColor: $0) })
  }

  private func set(_ value: AnimatedValue, color: UIColor?) {
    CATransaction.openImplicitly()
    CATransaction.withoutActions {
      values.layer.setValue(value.value, forKeyPath: values.key)
      if values.key == "backgroundColor" { values.layer.setViewBackgroundColor(color) }
    }
  }
}

extension CALayer {
  /// The declared background color of the layer's view.
  ///
  /// Unlike the layer's color, it can be a dynamic color, and nil differs from clear.
  fileprivate var viewBackgroundColor: UIColor? {
    withViews(delegate as? UIView) { $0?.traits.backgroundColor }
  }

  fileprivate func setViewBackgroundColor(_ color: UIColor?) {
    if color == nil { backgroundColor = nil }
    withViews(delegate as? UIView) { view in
      view?.traits.backgroundColor = color
      view?.recordLayerBackground()
    }
  }
}

// MARK: - Animations on the layer

extension AnimatorTrack {
  /// Replaces the animation on the layer with one for a run that begins now.
  ///
  /// - Parameter animator: Notified when the animation ends.
  func show(_ run: AnimatorRun, of animator: AnimatorCore) {
    self.run = run
    guard !isInterrupted else { return }
    let animation = animation(of: run)
    generation += 1
    isAttached = true
    animation.delegate = AnimatorEndObserver(animator, self, generation: generation)
    values.layer.add(animation, forKey: animationKey)
  }

  /// Removes the animation from the layer.
  func detach() {
    generation += 1
    guard isAttached else { return }
    isAttached = false
    values.layer.removeAnimation(forKey: animationKey)
  }

  /// Returns whether an animation that ended was the newest, and marks the track as interrupted if it didn't finish.
  fileprivate func recordEnd(of generation: Int, finished: Bool) -> Bool {
    guard generation == self.generation else { return false }
    if !finished { (isInterrupted, isAttached) = (true, false) }
    return true
  }

  private func animation(of run: AnimatorRun) -> CAAnimation {
    let animation: CAAnimation
    switch run.motion {
    case .paused(.time(let fraction)):
      animation = values.animation(pacing)
      animation.pause(at: fraction, of: duration)
    case .paused(.progress(let progress)) where values.hasKeyframes:
      animation = values.animation(.curve(CAMediaTimingFunction(name: .linear)))
      animation.pause(at: progress, of: 1)
    case .paused(.progress(let progress)):
      // A constant animation, because the progress can exceed 1.
      let value = values.value(at: progress)
      animation = values.animation(from: value, to: value, .curve(CAMediaTimingFunction(name: .linear)))
      animation.pause(at: 0, of: 1)
    case .ownPacing(let start, let end):
      // In the backward direction, stop just after 0, because a time before the start would belong to the end of
      // another cycle.
      let end = max(end, CAAnimation.endMargin)
      animation = values.animation(pacing.stretched(by: run.duration / abs(end - start) / duration))
      animation.run(from: start, to: end, in: run.duration)
    case .newPacing(let pacing, let start, let end):
      animation = segment(from: start, to: end, pacing, duration: run.duration)
    }
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    if run.delay > 0 { animation.beginTime = values.layer.currentLocalTime + run.delay }
    return animation
  }

  /// An animation between two progresses with its own pacing; keyframes run in a group that has the pacing.
  private func segment(from start: Double, to end: Double, _ pacing: AnimationPacing, duration: Double)
    -> CAAnimation
  {
    guard values.hasKeyframes else {
      let animation = values.animation(
        from: values.value(at: start), to: values.value(at: end), pacing)
      animation.duration = duration
      return animation
    }
    let member = values.animation(.curve(CAMediaTimingFunction(name: .linear)))
    member.run(from: start, to: max(end, CAAnimation.endMargin), in: duration)
    member.fillMode = .both
    let group = CAAnimationGroup()
    group.animations = [member]
    group.duration = duration
    group.timingFunction = values.paced(pacing).timingFunction
    return group
  }
}

extension CAAnimation {
  /// The smallest distance from either end, as a fraction, at which an animation doesn't wrap to another cycle.
  fileprivate static let endMargin = 1e-12

  /// Pauses the animation at a fraction of a duration.
  fileprivate func pause(at fraction: Double, of duration: Double) {
    self.duration = duration
    speed = 0
    timeOffset = min(max(fraction, 0), 1 - Self.endMargin) * duration
  }

  /// Plays the part between two fractions of the duration in a number of seconds.
  fileprivate func run(from start: Double, to end: Double, in seconds: Double) {
    duration = seconds / abs(end - start)
    timeOffset = min(start, 1 - Self.endMargin) * duration
    speed = end < start ? -1 : 1
    repeatDuration = seconds
  }
}

/// The delegate of a track's animation, which notifies the animator of the end.
private final class AnimatorEndObserver: NSObject, CAAnimationDelegate {
  private let animator: AnimatorCore
  private let track: AnimatorTrack
  private let generation: Int

  init(_ animator: AnimatorCore, _ track: AnimatorTrack, generation: Int) {
    (self.animator, self.track, self.generation) = (animator, track, generation)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if track.recordEnd(of: generation, finished: flag) { animator.trackEnded(track) }
  }
}
