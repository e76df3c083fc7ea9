import MotionCore
import QuartzCore

/// How an offset moves by itself.
protocol OffsetMotion {
  /// In seconds.
  var duration: Double { get }
  /// Where it ends.
  var end: CGPoint { get }
  /// Returns the offset after some seconds.
  func offset(at time: Double) -> CGPoint
  /// Returns the velocity with which a drag of fingers goes on after some seconds, per second.
  func velocity(at time: Double) -> CGPoint
}

/// An offset that fingers have let go.
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

/// An offset that a program sends somewhere.
struct EasedOffset: OffsetMotion {
  let start: CGPoint
  let end: CGPoint

  var duration: Double { 0.3 }

  func offset(at time: Double) -> CGPoint {
    let progress = UnitBezier.easeInOut.value(at: min(max(time / duration, 0), 1))
    return CGPoint(x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress)
  }

  /// None: fingers had nothing to do with it.
  func velocity(at time: Double) -> CGPoint { .zero }
}
