import QuartzCore

extension CAAnimation {
  /// The length of something that never ends, which Core Animation can still count with.
  static let endless = CFTimeInterval(Float.greatestFiniteMagnitude)

  /// The seconds from its begin to its end, repetitions and ways back counted; 0 where the duration isn't set.
  var activeLength: CFTimeInterval {
    let cycle = autoreverses ? 2 * duration : duration
    let length =
      repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    guard length > 0 else { return 0 }
    let seconds = length / CFTimeInterval(abs(speed))
    return seconds < Self.endless ? seconds : Self.endless
  }

  /// When it ends, in seconds of what it lies in.
  var endTime: CFTimeInterval { min(beginTime + activeLength, Self.endless) }

  /// Whether it does no more than hold other animations together.
  var isPlain: Bool {
    beginTime == 0 && timingFunction == nil && delegate == nil && isRemovedOnCompletion && duration == 0
      && speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses
      && fillMode == .removed
  }
}
