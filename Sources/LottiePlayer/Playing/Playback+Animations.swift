import QuartzCore

extension Playback {
  /// The time of its clock at which playback begins. It isn't 0, because a begin time of 0 means the current time.
  static let start = 1.0

  /// Returns an animation with the duration of the playback that animates nothing.
  func animation() -> CAAnimationGroup {
    let group = CAAnimationGroup()
    group.beginTime = Self.start
    group.duration = passDuration
    group.repeatCount = repeatCount
    group.autoreverses = autoreverses
    group.fillMode = .both
    group.isRemovedOnCompletion = false
    return group
  }

  /// Returns a group of animations whose times count from the root composition's first frame.
  ///
  /// It contains a pass over the whole composition that starts at the segment's first frame, and runs backward if the
  /// playback does. The pass is longer than the composition, so that no time is beyond its end.
  ///
  /// - Parameters:
  ///   - animations: The animations.
  ///   - document: The root composition.
  ///   - isStepped: Whether each frame holds until the next one.
  func animation(
    of animations: [CAAnimation], in document: LottieDocument, isStepped: Bool
  ) -> CAAnimationGroup {
    let pass = CAAnimationGroup()
    pass.animations = animations
    pass.duration = (document.outFrame - document.inFrame + 1) / document.frameRate
    pass.timeOffset = (first - document.inFrame) / document.frameRate
    pass.speed = first == last ? 0 : first < last ? 1 : -1
    pass.stepLength = isStepped ? 1 / document.frameRate : 0
    pass.fillMode = .both
    pass.isRemovedOnCompletion = false
    let group = animation()
    group.animations = [pass]
    return group
  }
}
