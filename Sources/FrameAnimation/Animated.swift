public import MotionCore
import Requirements

/// A value in motion: told where to go, it says where it is at any time.
///
/// It's for what isn't a layer: a camera, a volume, the score on a display. It asks no clock and needs no frames; what it
/// is at a time depends on what it was told and on the time alone. A new order takes over the value that there is then,
/// and a spring its velocity too, so nothing jumps.
///
/// ```swift
/// var place = Animated(CGPoint.zero)
/// place.animate(to: CGPoint(x: 100, y: 50), at: 0, spring: .snappy)
/// place.animate(to: CGPoint(x: 0, y: 80), at: 0.2, spring: .snappy)   // from where it is, as fast as it is
/// place.value(at: 0.25)
/// ```
///
/// Orders are given in the order of their times; a time before the last order is answered as if that had always been.
public struct Animated<Value: MotionVector>: Sendable {
  private var course: Course

  private enum Course {
    case rest(Value)
    case eased(EasedCourse<Value>)
    case spring(SpringedCourse<Value>)
  }

  /// Creates a value that rests.
  public init(_ value: Value) { course = .rest(value) }
}

// MARK: - Reading

extension Animated {
  /// Where it comes to rest, or rests.
  public var target: Value {
    switch course {
    case .rest(let value): value
    case .eased(let course): course.end
    case .spring(let course): course.target
    }
  }

  /// Returns the value at a time, in seconds: exactly ``target`` from ``endTime`` on, and before the time of the last
  /// order what it was then.
  public func value(at time: Double) -> Value {
    switch course {
    case .rest(let value): value
    case .eased(let course): course.value(at: time)
    case .spring(let course): course.value(at: time)
    }
  }

  /// Returns how fast it changes at a time, per second; 0 where it rests.
  ///
  /// Of an easing that a closure computes, it's the mean over a millionth of the duration to both sides.
  public func velocity(at time: Double) -> Value {
    switch course {
    case .rest(let value): value.change(from: value)
    case .eased(let course): course.velocity(at: time)
    case .spring(let course): course.velocity(at: time)
    }
  }

  /// When it comes to rest, in seconds: −∞ where it was never told to move, ∞ for a spring without damping.
  ///
  /// Each component of a spring comes to rest on its own, when nothing would be seen of what is left: at the first
  /// instant at which `RestThresholds.init(startDistance:)` hold for its own way.
  public var endTime: Double {
    switch course {
    case .rest: -.infinity
    case .eased(let course): course.begin + course.duration
    case .spring(let course): course.endTime
    }
  }

  /// Whether it rests at a time and from then on.
  public func isAtRest(at time: Double) -> Bool { time >= endTime }
}

// MARK: - Orders

extension Animated {
  /// Lets it go to a target in a given time, from where it is then.
  ///
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - time: When it sets out, in seconds.
  ///   - duration: How long it takes, in seconds.
  ///   - easing: How it goes. Default linear.
  /// - Precondition: The target has as many components as the value; `time` is finite, `duration` too and 0 or more.
  public mutating func animate(to target: Value, at time: Double, duration: Double, easing: Easing = .linear)
  {
    require(duration >= 0 && duration.isFinite, "a value can't take \(duration) s to change")
    checkTime(time)
    course = .eased(
      EasedCourse(start: value(at: time), end: target, begin: time, duration: duration, easing: easing))
  }

  /// Lets a spring pull it to a target, from where it is then and as fast as it is.
  ///
  /// - Parameters:
  ///   - target: Where it goes.
  ///   - time: When it sets out, in seconds.
  ///   - spring: What pulls.
  ///   - velocity: How fast it is then, per second, as of a finger that lets go; nil, the default, for as fast as it is.
  /// - Precondition: The target has as many components as the value; `time` is finite.
  public mutating func animate(
    to target: Value, at time: Double, spring: Spring, velocity: Value? = nil
  ) {
    checkTime(time)
    course = .spring(
      SpringedCourse(
        spring, from: value(at: time), velocity: velocity ?? self.velocity(at: time), to: target, at: time))
  }

  /// Lets it rest at a value at once.
  public mutating func set(_ value: Value) { course = .rest(value) }

  /// Lets it rest where it is at a time.
  public mutating func stop(at time: Double) {
    checkTime(time)
    course = .rest(value(at: time))
  }

  private func checkTime(_ time: Double) {
    require(time.isFinite, "a value can't be told to move at \(time)")
  }
}
