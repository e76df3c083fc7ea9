import LayerTree
import MotionCore
import QuartzCore

/// One property in a property animator's hands.
final class AnimatorTrack {
  let course: ValueCourse
  /// The layer's value before the change, and after.
  private let (before, after): (AnimatedValue, AnimatedValue)
  /// The view's background color before the change, and as the animator left it when it was stopped.
  private let colorBefore: UIColor?
  private var colorAfter: UIColor?
  let pacing: AnimationPacing
  /// The duration of the pacing in seconds.
  let duration: Double
  /// The fraction of the animator's time that passes before the track moves; below 1.
  let delay: Double
  var place: AnimatorPlace
  private(set) var run: AnimatorRun
  private let attachedKey: String
  private var generation = 0
  private(set) var isAttached = false
  /// Whether somebody else has ended its animation.
  private(set) var isLost = false

  init(
    _ course: ValueCourse, of change: PropertyChange, _ pacing: AnimationPacing, duration: Double,
    delay: Double
  ) {
    self.course = course
    before = change.model
    colorBefore = change.layer.viewColor
    after = change.layer.animatedValue(forKey: change.key) ?? change.model
    self.pacing = course.paced(pacing)
    self.duration = duration
    self.delay = min(max(delay, 0), 1 - 1e-9)
    place = .time(0)
    run = AnimatorRun(motion: .still(.time(0)))
    attachedKey = course.isAdditive ? course.layer.freeKey(for: course.key) : course.key
  }

  /// How much of the way it has come; it may swing beyond 1.
  func progress(at place: AnimatorPlace) -> Double {
    switch place {
    case .time(let fraction): pacing.progress(at: fraction, of: duration, axis: course.axis)
    case .way(let fraction): fraction
    }
  }

  /// The fraction of its own time at which it has come so far.
  func fraction(at place: AnimatorPlace) -> Double {
    switch place {
    case .time(let fraction): fraction
    case .way(let way): pacing.fraction(at: way, of: duration, axis: course.axis)
    }
  }
}

// MARK: - The model

extension AnimatorTrack {
  /// Gives the layer what it had before the change.
  func setStart() { set(before, color: colorBefore) }

  /// Gives the layer what it had when the animator was stopped.
  func setEnd() { set(after, color: colorAfter) }

  /// Gives the layer what the track has come to.
  func setCurrent() {
    guard let model = course.layer.animatedValue(forKey: course.key) else { return }
    colorAfter = course.layer.viewColor
    let value = course.value(at: progress(at: place), over: model)
    let color = course.key == "backgroundColor" ? value.value as? CGColor : nil
    set(value, color: color.map { UIColor(cgColor: $0) })
  }

  private func set(_ value: AnimatedValue, color: UIColor?) {
    CATransaction.openImplicitly()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    course.layer.setValue(value.value, forKey: course.key)
    if course.key == "backgroundColor" { course.layer.setViewColor(color) }
    CATransaction.commit()
  }
}

extension CALayer {
  /// The background color of the view whose layer this is: its own color may be a rule, and none isn't clear.
  fileprivate var viewColor: UIColor? { withViews(delegate as? UIView) { $0?.traits.backgroundColor } }

  fileprivate func setViewColor(_ color: UIColor?) {
    if color == nil { backgroundColor = nil }
    withViews(delegate as? UIView) { view in
      view?.traits.backgroundColor = color
      view?.noteBackground()
    }
  }
}

// MARK: - On the layer

extension AnimatorTrack {
  /// Shows a run from now on.
  ///
  /// - Parameter animator: Told when it's over.
  func show(_ run: AnimatorRun, of animator: AnimatorCore) {
    self.run = run
    guard !isLost else { return }
    let animation = animation(of: run)
    generation += 1
    isAttached = true
    animation.delegate = AnimatorTicket(animator, self, generation: generation)
    course.layer.add(animation, forKey: attachedKey)
  }

  /// Takes its animation off the layer.
  func detach() {
    generation += 1
    guard isAttached else { return }
    isAttached = false
    course.layer.removeAnimation(forKey: attachedKey)
  }

  /// Whether an animation that ended was the newest; notes that it's gone where it didn't come to its end.
  fileprivate func ends(_ generation: Int, finished: Bool) -> Bool {
    guard generation == self.generation else { return false }
    if !finished { (isLost, isAttached) = (true, false) }
    return true
  }

  private func animation(of run: AnimatorRun) -> CAAnimation {
    let animation: CAAnimation
    switch run.motion {
    case .still(.time(let fraction)):
      animation = course.animation(pacing)
      animation.stand(at: fraction, of: duration)
    case .still(.way(let way)) where course.hasKeyframes:
      animation = course.animation(.curve(CAMediaTimingFunction(name: .linear)))
      animation.stand(at: way, of: 1)
    case .still(.way(let way)):
      // It may be beyond its end.
      let value = course.value(at: way)
      animation = course.animation(from: value, to: value, .curve(CAMediaTimingFunction(name: .linear)))
      animation.stand(at: 0, of: 1)
    case .along(let start, let end):
      // A little remains on the way back: what lies before the beginning would be the end of another pass.
      let end = max(end, CAAnimation.margin)
      animation = course.animation(pacing.stretched(by: run.length / abs(end - start) / duration))
      animation.run(from: start, to: end, in: run.length)
    case .paced(let pacing, let start, let end):
      animation = part(from: start, to: end, pacing, length: run.length)
    }
    animation.fillMode = .both
    animation.isRemovedOnCompletion = false
    if run.wait > 0 { animation.beginTime = course.layer.ownTime + run.wait }
    return animation
  }

  /// A part of the way with a pacing of its own; keyframes run inside of a group that has the pacing.
  private func part(from start: Double, to end: Double, _ pacing: AnimationPacing, length: Double)
    -> CAAnimation
  {
    guard course.hasKeyframes else {
      let animation = course.animation(
        from: course.value(at: start), to: course.value(at: end), pacing)
      animation.duration = length
      return animation
    }
    let member = course.animation(.curve(CAMediaTimingFunction(name: .linear)))
    member.run(from: start, to: max(end, CAAnimation.margin), in: length)
    member.fillMode = .both
    let group = CAAnimationGroup()
    group.animations = [member]
    group.duration = length
    group.timingFunction = course.paced(pacing).timingFunction
    return group
  }
}

extension CAAnimation {
  /// The nearest to its ends that an animation may stand without beginning anew.
  fileprivate static let margin = 1e-12

  /// Stands still at a fraction of a duration.
  fileprivate func stand(at fraction: Double, of duration: Double) {
    self.duration = duration
    speed = 0
    timeOffset = min(max(fraction, 0), 1 - Self.margin) * duration
  }

  /// Runs from one fraction of its duration to another, the whole of which takes the length for that part.
  fileprivate func run(from start: Double, to end: Double, in length: Double) {
    duration = length / abs(end - start)
    timeOffset = min(start, 1 - Self.margin) * duration
    speed = end < start ? -1 : 1
    repeatDuration = length
  }
}

/// Tells an animator that one of its animations is over.
private final class AnimatorTicket: NSObject, CAAnimationDelegate {
  private let animator: AnimatorCore
  private let track: AnimatorTrack
  private let generation: Int

  init(_ animator: AnimatorCore, _ track: AnimatorTrack, generation: Int) {
    (self.animator, self.track, self.generation) = (animator, track, generation)
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    if track.ends(generation, finished: flag) { animator.ended(track) }
  }
}
