import QuartzCore

extension AnimationsMaker {
  /// Adds the animations to the group and sets the group's duration to the longest of theirs.
  func finishGroup() {
    setSettlingDurations()
    if arrangement == .inSequence { setSequentialBeginTimes() }
    if isInSequence { for animation in animations { animation.fillForwards() } }
    caAnimation.animations = animations
    if caAnimation.duration == 0 {
      caAnimation.duration = animations.reduce(0) { max($0, $1.endTime) }
    }
    if caAnimation.duration >= CAAnimation.endless { caAnimation.timingFunction = nil }
  }

  /// Adds the animations to the layer, if there are any, and replaces those with the same key.
  func addToLayer(forKey key: String?) {
    if let key { layer.removeAnimation(forKey: key) }
    for transition in transitions { add(transition) }
    guard !animations.isEmpty else { return }
    AnimationAdding(of: finished(), holding: updates.holds, to: layer).add(forKey: key)
  }

  /// Returns the only animation, or the group of all.
  private func finished() -> CAAnimation {
    if animations.count == 1, caAnimation.hasDefaultTiming {
      setSettlingDurations()
      return animations[0]
    }
    finishGroup()
    return caAnimation
  }

  /// Sets the duration of springs without one to their settling duration.
  private func setSettlingDurations() {
    for case let spring as CASpringAnimation in animations where spring.duration == 0 {
      spring.duration = spring.settlingDuration
    }
  }

  /// Sets begin times so that each animation begins when the one before has ended.
  private func setSequentialBeginTimes() {
    var end: CFTimeInterval = 0
    for animation in animations {
      animation.beginTime += end
      end = animation.endTime
    }
  }

  /// Adds a transition, whose delay counts from the current time because it can't be a member of a group.
  private func add(_ transition: CATransition) {
    if transition.beginTime > 0 {
      transition.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil)
    }
    layer.add(transition, forKey: kCATransition)
  }
}

extension CAAnimation {
  fileprivate func fillForwards() {
    if fillMode == .removed { fillMode = .forwards }
    if fillMode == .backwards { fillMode = .both }
  }
}
