import AnimationConversion
import AnimationVocabulary
import CoreGraphics
import MotionCore
import QuartzCore

extension ChainPlayback {
  /// Creates an entry's animation for the current state of its layer, and makes the changes that belong to it.
  func prepare(_ index: Int) {
    guard let layer = states[index].layer else { return }
    let setting = entries[index].stage.setting
    CATransaction.withoutActions {
      if let anchor = setting.anchor { layer.moveAnchor(to: anchor) }
      setting.changes?(layer)
    }
    states[index].animation = setting.animation(on: layer)
  }

  /// Starts an entry's animation at the current position.
  func activate(_ index: Int) {
    guard states[index].layer != nil else { return finish(.interrupted) }
    prepare(index)
    addAnimation(of: index)
  }

  /// Adds an entry's animation to its layer, for the current position and direction.
  func addAnimation(of index: Int) {
    guard let layer = states[index].layer, let animation = states[index].animation else { return }
    states[index].observer?.removeAnimation()
    let added: CAAnimation
    if animation is CATransition {
      // A transition can only play forward, from its start.
      guard position == entries[index].activation, !isReversed, !isPaused else { return }
      added = animation
    } else {
      guard animation is CAPropertyAnimation else { return }
      added = wrapped(animation, of: index)
    }
    states[index].observer = AnimationObserver.add(added, to: layer, for: self) { [unowned self] isFinished in
      if !isFinished { finish(.interrupted) }
    }
  }

  /// Returns a group that plays an animation in the time of its stage, which may be paused or reversed.
  private func wrapped(_ animation: CAAnimation, of index: Int) -> CAAnimation {
    let entry = entries[index]
    let member = animation.copy() as? CAAnimation ?? animation
    member.beginTime = entry.begin - entry.start
    member.fillMode = .withinStage(entry.stage.setting)
    let group = CAAnimationGroup()
    group.animations = [member]
    let elapsed = position - entry.start
    // Backward playback is the second half of a cycle that reverses at the current position.
    group.duration = isReversed ? elapsed : entry.holdEnd - entry.start
    group.autoreverses = isReversed
    group.timeOffset = elapsed
    group.speed = isPaused ? 0 : 1
    return group.persisting(timingFunction: .linear)
  }

  /// Writes an entry's end value to the model layer, and removes its animation.
  func writeEndValue(of index: Int) {
    let state = states[index]
    if let layer = state.layer, let animation = state.animation as? CAPropertyAnimation,
      let keyPath = animation.keyPath, entries[index].stage.setting.holdsEnd,
      let value = animation.endValue(over: layer.value(forKeyPath: keyPath))
    {
      layer.setValue(value, forKeyPath: keyPath)
    }
    states[index].animation = nil
    removeAnimation(of: index)
  }

  /// Removes an entry's animation from its layer.
  func removeAnimation(of index: Int) {
    states[index].observer?.removeAnimation()
    states[index].observer = nil
  }
}

extension CAPropertyAnimation {
  /// Returns the value that the animation shows at its end, after all cycles.
  fileprivate func endValue(over underlying: Any?) -> Any? {
    guard let copy = settled.copy() as? CAPropertyAnimation else { return nil }
    copy.beginTime = 0
    copy.fillMode = .forwards
    return (try? copy.immediateValue(atTime: copy.mediaTiming.activeLength, over: underlying)) ?? nil
  }

  /// The animation itself, or a basic animation instead of a spring that has the time to settle, because the spring
  /// would end a thousandth of the distance before its end value.
  private var settled: CAPropertyAnimation {
    guard let spring = self as? CASpringAnimation, spring.duration >= spring.settlingDuration,
      timeOffset == 0, repeatDuration == 0, repeatCount == repeatCount.rounded()
    else { return self }
    let basic = CABasicAnimation()
    basic.copySettings(of: spring)
    basic.timingFunction = .linear
    (basic.fromValue, basic.toValue, basic.byValue) = (spring.fromValue, spring.toValue, spring.byValue)
    return basic
  }
}

extension CAMediaTimingFillMode {
  /// Returns the fill mode of an animation within its stage.
  fileprivate static func withinStage(_ setting: ChainSetting) -> CAMediaTimingFillMode {
    switch (setting.animation.fillMode.fillsBackwards, setting.holdsEnd) {
    case (true, true): .both
    case (true, false): .backwards
    case (false, true): .forwards
    case (false, false): .removed
    }
  }
}
