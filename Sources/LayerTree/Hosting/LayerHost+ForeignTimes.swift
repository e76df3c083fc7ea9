import MotionCore

extension LayerHost {
  /// The minimum distance between a begin time and the host's time, in seconds, at which another clock is suspected.
  private static var minimumClockDistance: Double { 60 }
  /// The maximum delay, in seconds, with which a begin time on the system's clock is recognized.
  private static var maximumDelay: Double { 3600 }

  /// Reports an animation whose begin time appears to be on the system's clock instead of the host's.
  ///
  /// This happens when `CACurrentMediaTime()` is called outside a stage's `perform`. Such a begin time is far after the
  /// host's time, but at most ``maximumDelay`` after the system's. The clocks of a host that runs in real time aren't
  /// far enough apart.
  func reportForeignBeginTime(of attachment: AttachedAnimation, on layer: CALayer) {
    let beginTime = attachment.animation.timing.beginTime
    let begin = layer.committedMediaInterval(from: beginTime, length: 0, in: self).start
    guard begin - now > Self.minimumClockDistance else { return }
    let delay = begin - MediaClock.systemTime
    guard delay > -Self.minimumClockDistance, delay < Self.maximumDelay else { return }
    CoreAnimationDiagnostics.report(
      "the begin time of animation '\(attachment.key ?? "without a key")' is on the system's clock, not on its layer "
        + "tree's; compute it in Stage.perform, where CACurrentMediaTime() is the stage's time")
  }
}
