import QuartzCore

extension CAAnimation {
  /// The finite length that represents infinity in Core Animation's calculations.
  static let endless = CFTimeInterval(Float.greatestFiniteMagnitude)

  /// The seconds from the beginning to the end, including repeats and reverses; 0 without an explicit duration.
  var activeLength: CFTimeInterval {
    let cycle = autoreverses ? 2 * duration : duration
    let length =
      repeatDuration > 0 ? repeatDuration : repeatCount > 0 ? cycle * CFTimeInterval(repeatCount) : cycle
    guard length > 0 else { return 0 }
    let seconds = length / CFTimeInterval(abs(speed))
    return seconds < Self.endless ? seconds : Self.endless
  }

  /// The end time, in seconds of the parent's time.
  var endTime: CFTimeInterval { min(beginTime + activeLength, Self.endless) }

  /// Whether all timing properties and options have their defaults.
  var hasDefaultTiming: Bool {
    beginTime == 0 && timingFunction == nil && delegate == nil && isRemovedOnCompletion && duration == 0
      && speed == 1 && timeOffset == 0 && repeatCount == 0 && repeatDuration == 0 && !autoreverses
      && fillMode == .removed
  }
}
