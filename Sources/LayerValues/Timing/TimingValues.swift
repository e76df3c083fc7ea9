package import CoreGraphics
package import MotionCore

/// The stored properties of ``CAMediaTiming``.
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
  /// Whether the numbers of the time space are finite.
  package var isFinite: Bool { beginTime.isFinite && timeOffset.isFinite && speed.isFinite }

  /// Reports numbers that are replaced by defaults, and unknown fill modes.
  package func reportInvalidValues() {
    fillMode.reportIfUnknown(of: "fillMode")
    if !isFinite || duration.isNaN || !(repeatCount >= 0) || !(repeatDuration >= 0) {
      CoreAnimationDiagnostics.report(
        "an animation's timing contains an invalid number: begin time \(beginTime), time offset \(timeOffset), "
          + "speed \(speed), duration \(duration), repeat count \(repeatCount), repeat duration \(repeatDuration)"
      )
    }
  }

  /// Returns the timing of an animation with a given begin time, and with a fallback for an absent duration.
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
  /// Creates a time space; numbers that aren't finite are replaced by their defaults.
  package init(finite beginTime: Double, speed: Float, timeOffset: Double) {
    self.init(
      beginTime: beginTime.isFinite ? beginTime : 0, speed: speed.isFinite ? Double(speed) : 1,
      timeOffset: timeOffset.isFinite ? timeOffset : 0)
  }
}
