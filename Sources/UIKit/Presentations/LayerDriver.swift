import LayerTree
import MotionCore
import QuartzCore

/// Drives the animations of layers by stopping the layers' time and setting their time offset.
@MainActor
final class LayerDriver: TransitionDriver {
  private let views: [UIView]
  private let duration: Double
  /// The local times at which the views' layers were stopped.
  private let startTimes: [Double]
  private var player: OffsetPlayer?

  /// Stops the time of views' layers.
  ///
  /// - Parameters:
  ///   - views: The roots of the views that are animated from now on. The first one determines the stage.
  ///   - duration: The duration of the animations in seconds.
  init(stopping views: [UIView], duration: Double) {
    (self.views, self.duration) = (views, duration)
    startTimes = views.map { view in
      view.layer.atHostTime { view.layer.convertTime(CACurrentMediaTime(), from: nil) }
    }
    showProgress()
  }

  var progress = 0.0 {
    didSet { showProgress() }
  }

  private func showProgress() {
    for (view, start) in zip(views, startTimes) {
      (view.layer.speed, view.layer.beginTime) = (0, 0)
      view.layer.timeOffset = start + progress * duration
    }
  }

  func play(isReversed: Bool, speed: Double, curve: any UITimingCurveProvider) {
    let target = isReversed ? 0.0 : 1
    let motion = EasedProgress(
      start: progress, end: target, duration: abs(target - progress) * duration / speed,
      pacing: curve.pacing(duration: 1).pacing)
    player = OffsetPlayer(motion, in: views[0]) { [weak self] in
      self?.progress = Double($0.x)
    } end: { [self] in
      player = nil
      if isReversed { removeAnimations() } else { resumeTime() }
    }
  }

  func pause() { player.take()?.stop() }

  /// Lets the layers' time run on from the end, at which the animations complete.
  private func resumeTime() {
    for (view, start) in zip(views, startTimes) {
      let layer = view.layer
      let now = layer.atHostTime { CACurrentMediaTime() }
      layer.beginTime = layer.superlayer?.convertTime(now, from: nil) ?? now
      layer.timeOffset = start + duration
      layer.speed = 1
    }
  }

  /// Removes the animations, whose completions are called.
  private func removeAnimations() {
    restoreTime()
    var pending = views.map(\.layer)
    while let layer = pending.popLast() {
      layer.removeAllAnimations()
      pending += layer.sublayers ?? []
    }
  }

  /// Gives the layers back their time of before the transition.
  func restoreTime() {
    pause()
    for view in views { (view.layer.speed, view.layer.beginTime, view.layer.timeOffset) = (1, 0, 0) }
  }
}

/// The progress of an animation along x, from one fraction to another.
private struct EasedProgress: OffsetMotion {
  let start: Double
  let target: Double
  let duration: Double
  let pacing: AnimationPacing

  init(start: Double, end: Double, duration: Double, pacing: AnimationPacing) {
    (self.start, target, self.duration, self.pacing) = (start, end, duration, pacing)
  }

  var end: CGPoint { CGPoint(x: target, y: 0) }

  func offset(at time: Double) -> CGPoint {
    let eased = pacing.progress(at: time / duration, of: 1)
    return CGPoint(x: min(max(start + (target - start) * eased, 0), 1), y: 0)
  }

  func velocity(at time: Double) -> CGPoint { .zero }
}
