import MotionCore
import QuartzCore

/// A motion of a content offset that isn't driven by touches.
protocol OffsetMotion {
  /// The duration in seconds.
  var duration: Double { get }
  /// The final offset.
  var end: CGPoint { get }
  /// Returns the offset after a number of seconds.
  func offset(at time: Double) -> CGPoint
  /// Returns the velocity per second that remains from a drag after a number of seconds.
  func velocity(at time: Double) -> CGPoint
}

/// The deceleration of an offset after a drag.
struct DeceleratingOffset: OffsetMotion {
  let x: ScrollDeceleration
  let y: ScrollDeceleration

  var duration: Double { max(x.duration, y.duration) }
  var end: CGPoint { CGPoint(x: x.end, y: y.end) }
  func offset(at time: Double) -> CGPoint {
    CGPoint(x: x.state(at: time).position, y: y.state(at: time).position)
  }
  func velocity(at time: Double) -> CGPoint {
    CGPoint(x: x.state(at: time).velocity, y: y.state(at: time).velocity)
  }
}

/// The animation of an offset to a position set by the program.
struct EasedOffset: OffsetMotion {
  let start: CGPoint
  let end: CGPoint

  var duration: Double { 0.3 }

  func offset(at time: Double) -> CGPoint {
    let progress = UnitBezier.easeInOut.value(at: min(max(time / duration, 0), 1))
    return CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  /// Returns zero, because the motion doesn't come from a drag.
  func velocity(at time: Double) -> CGPoint { .zero }
}
