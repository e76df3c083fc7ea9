import QuartzCore

extension Playback {
  /// When a play begins, in the time of its clock: not 0, which would mean the present to an animation.
  static let start = 1.0

  /// An animation that lasts as long as the play, and moves nothing.
  func animation() -> CAAnimationGroup {
    let play = CAAnimationGroup()
    play.beginTime = Self.start
    play.duration = passDuration
    play.repeatCount = repeatCount
    play.autoreverses = autoreverses
    play.fillMode = .both
    play.isRemovedOnCompletion = false
    return play
  }

  /// Plays animations that are in the film's time.
  ///
  /// Inside the play lies a pass of the whole film, which begins at the first frame of the part, and runs backward where
  /// the part does. It's longer than the film, so that no instant of it is beyond its end.
  ///
  /// - Parameter isStepped: Whether each frame stands still until the next one.
  func animation(
    of animations: [CAAnimation], in film: LottieDocument, isStepped: Bool
  ) -> CAAnimationGroup {
    let pass = CAAnimationGroup()
    pass.animations = animations
    pass.duration = (film.outFrame - film.inFrame + 1) / film.frameRate
    pass.timeOffset = (first - film.inFrame) / film.frameRate
    pass.speed = first == last ? 0 : first < last ? 1 : -1
    pass.stepLength = isStepped ? 1 / film.frameRate : 0
    pass.fillMode = .both
    pass.isRemovedOnCompletion = false
    let play = animation()
    play.animations = [pass]
    return play
  }
}
