import MotionCore

extension LayerHost {
  /// The least distance of a begin time from the host's time, in seconds, at which it may come from another clock.
  private static var farBeginDistance: Double { 60 }
  /// The greatest delay, in seconds, that a begin time on the system's clock is recognized with.
  private static var longestDelay: Double { 3600 }

  /// Reports an animation whose begin time was computed from the system's clock instead of the host's.
  ///
  /// That happens when `CACurrentMediaTime()` is called outside of a stage's `perform`. Such a begin time is far after the
  /// host's time and at most a delay after the system's; a host that runs in real time has no such distance.
  func reportForeignBeginTime(of attachment: AttachedAnimation, on layer: CALayer) {
    let begin = layer.mediaInterval(from: attachment.animation.timing.beginTime, length: 0).start
    guard begin - now > Self.farBeginDistance else { return }
    let delay = begin - MediaClock.systemTime
    guard delay > -Self.farBeginDistance, delay < Self.longestDelay else { return }
    CoreAnimationDiagnostics.report(
      "the begin time of animation '\(attachment.key ?? "without a key")' is on the system's clock, not on its layer "
        + "tree's; compute it in Stage.perform, where CACurrentMediaTime() is the stage's time")
  }
}
