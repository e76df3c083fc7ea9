import Foundation

/// A time in seconds since January 1, 2001, 00:00 UTC.
public typealias CFAbsoluteTime = Double

/// Returns the current time in seconds since January 1, 2001, 00:00 UTC.
///
/// Inside a stage, it's the stage's media time, so that code that measures how far an animation has come by the
/// difference of two calls gives the same pictures in every run. A stage thus begins on January 1, 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime {
  CurrentStage.time ?? Date.timeIntervalSinceReferenceDate
}
