package import CoreGraphics
package import MotionCore

/// The stored side of ``CAMediaTiming``.
package struct TimingValues {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval
  package var timeOffset: CFTimeInterval = 0
  package var repeatDuration: CFTimeInterval = 0
  package var speed: Float = 1
  package var repeatCount: Float = 0
  package var fillMode = CAMediaTimingFillMode.removed
  package var autoreverses = false

  package init(duration: CFTimeInterval = 0) { self.duration = duration }
}

extension TimingValues {
  /// Whether the time space is what the numbers say.
  package var isFinite: Bool { beginTime.isFinite && timeOffset.isFinite && speed.isFinite }

  /// Reports numbers that count as something else, and a mode that nobody knows.
  package func reportOddities() {
    fillMode.reportIfUnknown(of: "fillMode")
    if !isFinite || duration.isNaN || !(repeatCount >= 0) || !(repeatDuration >= 0) {
      CoreAnimationDiagnostics.report(
        "an animation's timing has a number that makes no sense: begin time \(beginTime), time offset \(timeOffset), "
          + "speed \(speed), duration \(duration), repeat count \(repeatCount), repeat duration \(repeatDuration)"
      )
    }
  }

  /// The timing of an animation that begins at `beginTime` and takes `fallback` where it has no duration.
  package func mediaTiming(beginTime: Double, durationIfNone fallback: Double) -> MediaTiming {
    let space = TimeSpace(finite: self.beginTime, speed: speed, timeOffset: timeOffset)
    let repeats = repeatCount > 0 ? Double(repeatCount) : 1
    return MediaTiming(
      beginTime: beginTime, duration: duration > 0 ? duration : fallback, speed: space.speed,
      timeOffset: space.timeOffset,
      repeatCount: repeatCount >= .greatestFiniteMagnitude ? .infinity : repeats,
      repeatDuration: repeatDuration > 0 ? repeatDuration : 0, autoreverses: autoreverses,
      fillMode: FillMode(fillMode))
  }
}

extension TimeSpace {
  /// Creates a time space in which numbers that aren't finite count as their defaults.
  package init(finite beginTime: Double, speed: Float, timeOffset: Double) {
    self.init(
      beginTime: beginTime.isFinite ? beginTime : 0, speed: speed.isFinite ? Double(speed) : 1,
      timeOffset: timeOffset.isFinite ? timeOffset : 0)
  }
}
