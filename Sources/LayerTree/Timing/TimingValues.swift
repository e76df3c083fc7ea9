import CoreGraphics
import MotionCore

/// The stored side of ``CAMediaTiming``.
struct TimingValues {
  var beginTime: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var repeatDuration: CFTimeInterval = 0
  var speed: Float = 1
  var repeatCount: Float = 0
  var fillMode = CAMediaTimingFillMode.removed
  var autoreverses = false
}

extension TimingValues {
  /// The time space of a layer; numbers that aren't finite count as their defaults.
  var timeSpace: TimeSpace {
    TimeSpace(
      beginTime: beginTime.isFinite ? beginTime : 0, speed: speed.isFinite ? Double(speed) : 1,
      timeOffset: timeOffset.isFinite ? timeOffset : 0)
  }

  /// Whether the time space is what the numbers say.
  var isFinite: Bool { beginTime.isFinite && timeOffset.isFinite && speed.isFinite }

  /// Reports numbers that count as something else, and a mode that nobody knows.
  func reportOddities() {
    fillMode.reportIfUnknown(of: "fillMode")
    if !isFinite || duration.isNaN || !(repeatCount >= 0) || !(repeatDuration >= 0) {
      CoreAnimationDiagnostics.report(
        "an animation's timing has a number that makes no sense: begin time \(beginTime), time offset \(timeOffset), "
          + "speed \(speed), duration \(duration), repeat count \(repeatCount), repeat duration \(repeatDuration)"
      )
    }
  }

  /// The timing of an animation that begins at `beginTime` and takes `fallback` where it has no duration.
  func mediaTiming(beginTime: Double, durationIfNone fallback: Double) -> MediaTiming {
    let space = timeSpace
    let repeats = repeatCount > 0 ? Double(repeatCount) : 1
    return MediaTiming(
      beginTime: beginTime, duration: duration > 0 ? duration : fallback, speed: space.speed,
      timeOffset: space.timeOffset,
      repeatCount: repeatCount >= .greatestFiniteMagnitude ? .infinity : repeats,
      repeatDuration: repeatDuration > 0 ? repeatDuration : 0, autoreverses: autoreverses,
      fillMode: FillMode(fillMode))
  }
}
