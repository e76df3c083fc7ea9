public import CoreGraphics
import MotionCore

/// A place in a hierarchy of time spaces: how local time follows from the parent's time.
///
/// An active local time is (parent − `beginTime`)·`speed` + `timeOffset`; repeating and reversing then make it
/// the time within one pass. A layer's time space lies in its superlayer's, an animation's in its layer's or
/// its group's.
public protocol CAMediaTiming: AnyObject {
  /// When local time begins, in seconds of the parent's time.
  ///
  /// For an animation added to a layer, 0 stands for the time of the commit.
  var beginTime: CFTimeInterval { get set }

  /// The length of one pass in seconds of local time.
  var duration: CFTimeInterval { get set }

  /// How many local seconds pass in a parent's second; negative values run backward.
  var speed: Float { get set }

  /// The local time at `beginTime`, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// How many times the animation plays; it may be a fraction.
  ///
  /// 0 means once, infinity or the greatest finite number for ever. With `autoreverses`, forward and backward
  /// count as one.
  var repeatCount: Float { get set }

  /// For how many seconds of local time the animation repeats; 0 leaves that to `repeatCount`.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether each pass is played backward after it was played forward.
  var autoreverses: Bool { get set }

  /// What shows before the begin time and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What shows of an animation before it begins and after it ends.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name that Core Animation gives the mode.
  public let rawValue: String

  /// Creates a mode by name; an unknown one acts as `removed`.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The last value stays after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The first value shows before the begin time.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The first value shows before and the last one after.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing shows before and after.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

extension FillMode {
  init(_ mode: CAMediaTimingFillMode) {
    switch mode {
    case .forwards: self = .forwards
    case .backwards: self = .backwards
    case .both: self = .both
    default: self = .removed
    }
  }
}

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
