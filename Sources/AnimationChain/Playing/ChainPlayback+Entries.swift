import AnimationConversion
import CoreGraphics
import MotionCore
import QuartzCore

extension ChainPlayback {
  /// Makes an entry's animation for what its layer is like now, and does what changes at once.
  func prepare(_ index: Int) {
    guard let layer = states[index].layer else { return }
    let setting = entries[index].step.setting
    CATransaction.withoutActions {
      if let anchor = setting.anchor { layer.moveAnchor(to: anchor) }
      setting.changes?(layer)
    }
    states[index].animation = setting.animation(on: layer)
  }

  /// Lets an entry play from where the chain stands.
  func activate(_ index: Int) {
    guard states[index].layer != nil else { return finish(.interrupted) }
    prepare(index)
    show(index)
  }

  /// Adds an entry's animation to its layer, at the chain's speed and place.
  func show(_ index: Int) {
    guard let layer = states[index].layer, let animation = states[index].animation else { return }
    states[index].watch?.retire()
    let shown: CAAnimation
    if animation is CATransition {
      // It has one way to play: from now on.
      guard position == entries[index].activation, !isReversed, !isPaused else { return }
      shown = animation
    } else {
      guard animation is CAPropertyAnimation else { return }
      shown = wrapped(animation, of: index)
    }
    states[index].watch = PlaybackWatch.add(shown, to: layer, of: self) { [unowned self] isFinished in
      if !isFinished { finish(.interrupted) }
    }
  }

  /// An animation within its stage: a group whose time is the stage's, and may stand still or run backward.
  private func wrapped(_ animation: CAAnimation, of index: Int) -> CAAnimation {
    let entry = entries[index]
    let member = animation.copy() as? CAAnimation ?? animation
    member.beginTime = entry.begin - entry.start
    member.fillMode = .in(entry.step.setting)
    let group = CAAnimationGroup()
    group.animations = [member]
    let elapsed = position - entry.start
    // Played backward it's the second half of a cycle that turns here.
    group.duration = isReversed ? elapsed : entry.hold - entry.start
    group.autoreverses = isReversed
    group.timeOffset = elapsed
    group.speed = isPaused ? 0 : 1
    return group.kept(timingFunction: .linear)
  }

  /// Writes what an entry leaves to its layer's model, and takes its animation off.
  func settle(_ index: Int) {
    let state = states[index]
    if let layer = state.layer, let animation = state.animation as? CAPropertyAnimation,
      let keyPath = animation.keyPath, entries[index].step.setting.holdsEnd,
      let value = animation.lastValue(over: layer.value(forKeyPath: keyPath))
    {
      layer.setValue(value, forKeyPath: keyPath)
    }
    states[index].animation = nil
    stop(index)
  }

  /// Takes an entry's animation off its layer.
  func stop(_ index: Int) {
    states[index].watch?.retire()
    states[index].watch = nil
  }
}

extension CAPropertyAnimation {
  /// What the animation shows in the end, with everything that makes up its time.
  fileprivate func lastValue(over underlying: Any?) -> Any? {
    guard let copy = atRest.copy() as? CAPropertyAnimation else { return nil }
    copy.beginTime = 0
    copy.fillMode = .forwards
    return (try? copy.immediateValue(atTime: copy.mediaTiming.activeLength, over: underlying)) ?? nil
  }

  /// The animation that comes to its end itself where this one is a spring that has the time to settle, which is cut off
  /// a thousandth of the way from it.
  private var atRest: CAPropertyAnimation {
    guard let spring = self as? CASpringAnimation, spring.duration >= spring.settlingDuration,
      timeOffset == 0, repeatDuration == 0, repeatCount == repeatCount.rounded()
    else { return self }
    let basic = CABasicAnimation()
    basic.takeSetting(of: spring)
    basic.timingFunction = .linear
    (basic.fromValue, basic.toValue, basic.byValue) = (spring.fromValue, spring.toValue, spring.byValue)
    return basic
  }
}

extension CAMediaTimingFillMode {
  /// The fill mode of an animation within its stage.
  fileprivate static func `in`(_ setting: ChainSetting) -> CAMediaTimingFillMode {
    switch (setting.animation.fillMode.fillsBackwards, setting.holdsEnd) {
    case (true, true): .both
    case (true, false): .backwards
    case (false, true): .forwards
    case (false, false): .removed
    }
  }
}
