public import CoreGraphics
import MotionCore

/// The timing of an object in a hierarchy of time spaces.
///
/// The active local time is (parent − `beginTime`)·`speed` + `timeOffset`; repetition and reversal then map it to the
/// time within one pass. The parent of a layer's time space is the time space of its superlayer. The parent of an
/// animation's time space is the time space of its layer or its group.
public protocol CAMediaTiming: AnyObject {
  /// The begin time, in seconds of the parent's time.
  ///
  /// For an animation added to a layer, 0 means the time of the commit.
  var beginTime: CFTimeInterval { get set }

  /// The length of one pass, in seconds of local time.
  var duration: CFTimeInterval { get set }

  /// The ratio of local time to the parent's time; negative values run backward.
  var speed: Float { get set }

  /// The local time at `beginTime`, in seconds.
  var timeOffset: CFTimeInterval { get set }

  /// The number of times that the animation plays, possibly a fraction.
  ///
  /// 0 means once; infinity or the largest finite number means forever. With `autoreverses`, a forward and a backward
  /// pass count as one.
  var repeatCount: Float { get set }

  /// The time for which the animation repeats, in seconds of local time. If it's 0, `repeatCount` applies.
  var repeatDuration: CFTimeInterval { get set }

  /// Whether each pass also plays backward after it has played forward.
  var autoreverses: Bool { get set }

  /// The behavior before the begin time and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}
