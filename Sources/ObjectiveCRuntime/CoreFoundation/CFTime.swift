import Foundation

/// A time in seconds since January 1, 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time in seconds since January 1, 2001, 00:00 UTC.
///
/// Inside a stage, it's the stage's media time. So code that measures elapsed time as the difference of two
/// calls draws the same pictures in every run. A stage thus begins on January 1, 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  CurrentStage.time ?? Date.timeIntervalSinceReferenceDate
}
