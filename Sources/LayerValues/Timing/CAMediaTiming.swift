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
