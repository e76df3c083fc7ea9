import QuartzCore

extension AnimationsMaker {
  /// Puts the animations into the group and makes it as long as the longest of them.
  func closeGroup() {
    settleSprings()
    if arrangement == .inSequence { chain() }
    if isInSequence { for animation in animations { animation.keepLastValue() } }
    caAnimation.animations = animations
    if caAnimation.duration == 0 {
      caAnimation.duration = animations.reduce(0) { max($0, $1.endTime) }
    }
    if caAnimation.duration >= CAAnimation.endless { caAnimation.timingFunction = nil }
  }

  /// Adds what was built to the layer in place of what has the key; nothing where nothing was built.
  func addToLayer(forKey key: String?) {
    if let key { layer.removeAnimation(forKey: key) }
    for transition in transitions { add(transition) }
    guard !animations.isEmpty else { return }
    AnimationAdding(of: product(), holding: updates.holds, to: layer).add(forKey: key)
  }

  /// The one animation that was built, or the group of all.
  private func product() -> CAAnimation {
    if animations.count == 1, caAnimation.isPlain {
      settleSprings()
      return animations[0]
    }
    closeGroup()
    return caAnimation
  }

  /// A spring of which nothing else was said takes until it has settled.
  private func settleSprings() {
    for case let spring as CASpringAnimation in animations where spring.duration == 0 {
      spring.duration = spring.settlingDuration
    }
  }

  /// Lets each animation begin when the one before has ended.
  private func chain() {
    var end: CFTimeInterval = 0
    for animation in animations {
      animation.beginTime += end
      end = animation.endTime
    }
  }

  /// A transition can't be put off by a group, so its delay counts from the current time.
  private func add(_ transition: CATransition) {
    if transition.beginTime > 0 {
      transition.beginTime += layer.convertTime(CACurrentMediaTime(), from: nil)
    }
    layer.add(transition, forKey: kCATransition)
  }
}

extension CAAnimation {
  fileprivate func keepLastValue() {
    if fillMode == .removed { fillMode = .forwards }
    if fillMode == .backwards { fillMode = .both }
  }
}
